import { sharedOf, withCalculator } from './shared.ts';
import { installGoodView } from './widget/install-good-view.ts';

// A widget with `data-girocode` loads girocode.js with its first result, which offers a code for a confirmed IBAN.
withCalculator((calculator) => {
  const shared = sharedOf(calculator);
  shared.hearResult = async (host, result) => {
    if (!host.hasAttribute('data-girocode')) return;
    await shared.load?.(['girocode']);
    shared.offerGiroCode?.(host, result);
  };
});
installGoodView();
