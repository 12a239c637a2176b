/**
 * The page's own words for a field or the button, else ours.
 *
 * @param name what stands behind `data-label-`
 */
export const ownLabel = (host: HTMLElement, name: string, ours: string) =>
  host.getAttribute(`data-label-${name}`) || ours;
