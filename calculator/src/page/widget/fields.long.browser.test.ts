import { useBrowser } from '../../../test/browser-page.ts';
import { testWays, WAYS } from '../../../test/inserted-texts.ts';

testWays(
  useBrowser(),
  'frame',
  Object.keys(WAYS).filter((way) => way !== 'pasted'),
);
