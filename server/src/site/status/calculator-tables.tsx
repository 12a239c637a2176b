import { REGISTRY, RULES_DAY, RULES_MONTH } from '../../content/dates.ts';
import { Day } from '../day.tsx';

/** The dates of the tables that are part of the calculator. */
export function CalculatorTables() {
  return (
    <dl class="figures">
      <div>
        <dt>
          <a href="/glossar#iban-regel">IBAN-Regeln</a> der Banken
        </dt>
        <dd>
          Stand {RULES_MONTH}
          <span class="detail">
            aus der erweiterten Bankleitzahlendatei, gültig ab <Day iso={RULES_DAY} />
          </span>
        </dd>
      </div>
      <div>
        <dt>
          <a href="/glossar#iso-13616">IBAN-Register</a> von SWIFT
        </dt>
        <dd>
          Ausgabe&nbsp;{REGISTRY.release}, {REGISTRY.month}
          <span class="detail">{REGISTRY.countries}&nbsp;Länder mit Länge und Aufbau der IBAN</span>
        </dd>
      </div>
    </dl>
  );
}
