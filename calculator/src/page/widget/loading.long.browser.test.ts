import { useBrowser } from '../../../test/browser-page.ts';
import { testLoading } from '../../../test/loading.ts';

testLoading(useBrowser(), { rare: true });
