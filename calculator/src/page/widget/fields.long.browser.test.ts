import { useBrowser } from '../../../test/browser-page.ts';
import { testWays, WAYS } from '../../../test/inserted-texts.ts';

const others = Object.keys(WAYS).filter((way) => way !== 'pasted');

testWays(
  useBrowser(),
  others.map((way) => ({ place: 'frame', way })),
);
