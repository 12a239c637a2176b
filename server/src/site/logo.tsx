/** The logo: four bars, like the groups of an IBAN. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path d="M6 10h8M6 22h20M18 10h8M6 16h20" />
    </svg>
  );
}
