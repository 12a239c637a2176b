import type { Visit } from '../../visit.ts';
import { EnglishFunctions, EnglishIframe } from './other-ways.tsx';
import { EnglishPolicies, EnglishScripts } from './scripts-and-policies.tsx';
import { EnglishWidget } from './widget.tsx';

/** What can be set, and other ways. In German, it stands on a page of its own. */
export function EnglishReference({ visit }: { visit: Visit }) {
  return (
    <>
      <EnglishWidget visit={visit} />
      <EnglishFunctions visit={visit} />
      <EnglishIframe visit={visit} />
      <EnglishScripts visit={visit} />
      <EnglishPolicies visit={visit} />
    </>
  );
}
