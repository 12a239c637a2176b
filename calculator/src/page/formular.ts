import { installGoodView } from './widget/install-good-view.ts';

installGoodView();
