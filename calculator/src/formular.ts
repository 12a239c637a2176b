import { installGoodView } from './widget/good/install-good-view.ts';

installGoodView();
