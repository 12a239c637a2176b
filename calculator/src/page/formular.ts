import { sharedOf, withCalculator } from './shared.ts';
import { installGoodView } from './widget/install-good-view.ts';

installGoodView();
// A widget with `data-girocode` loads girocode.js with its first result, which offers a code for a confirmed IBAN.
withCalculator((calculator) => {
  document.addEventListener('iban-rechner', async (event) => {
    const { target, detail } = event as CustomEvent;
    const host = target as HTMLElement;
    if (!host.hasAttribute('data-girocode')) return;
    const shared = sharedOf(calculator);
    await shared.load?.(['girocode']);
    shared.offerGiroCode?.(host, detail.result);
  });
});
