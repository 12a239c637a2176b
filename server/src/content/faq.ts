import { SHORT_LIST_SIZE } from '../calculator/short-list.ts';
import { REGISTRY, RULES_MONTH } from './dates.ts';
import { type FaqEntry, faqGroups } from './entries.ts';
import { SEARCHES_UNLOGGED } from './sentences.ts';

/** Every question, in the order of the page. Sources of the facts: docs/content-sources.md. */
export const FAQ_GROUPS = faqGroups(`
# iban-und-bank: Rund um IBAN und Bank

## was-ist-eine-iban: Was ist eine IBAN?
Die IBAN ist die internationale Nummer eines Bankkontos. Sie nennt Land, Bank und Konto in einer einzigen Zeichenfolge. Die Abkürzung steht für „International Bank Account Number“. Grundlage ist die Norm ISO 13616.
Eine deutsche IBAN hat 22 Zeichen: die Buchstaben DE, zwei Prüfziffern, die achtstellige Bankleitzahl und die zehnstellige Kontonummer. In anderen Ländern kann sie kürzer oder länger sein, höchstens aber 34 Zeichen.

## wo-finde-ich-meine-iban: Wo finde ich meine IBAN?
Ihre IBAN steht auf Ihrem Kontoauszug und in Ihrem Online-Banking. Viele Banken drucken sie auch auf die Bankkarte.
Die IBAN einer anderen Person oder einer Firma erfahren Sie von ihr selbst, z. B. auf der Rechnung. Ein öffentliches Verzeichnis aller Konten gibt es nicht.

## brauche-ich-einen-bic: Brauche ich zur IBAN noch einen BIC?
Nein, für Zahlungen in Euro innerhalb des Europäischen Wirtschaftsraums genügt die IBAN. Dazu gehören die EU, Island, Liechtenstein und Norwegen. Im Inland darf Ihre Bank seit dem 1. Februar 2014 keinen BIC mehr verlangen, bei Zahlungen in andere dieser Länder seit dem 1. Februar 2016.
Für Zahlungen in alle übrigen Länder kann Ihre Bank einen BIC verlangen. Das gilt auch für SEPA-Länder außerhalb des Europäischen Wirtschaftsraums, z. B. für die Schweiz und das Vereinigte Königreich.

## iban-aus-blz-und-kontonummer: Wie wird aus BLZ und Kontonummer eine IBAN?
Man setzt DE, zwei Prüfziffern, die Bankleitzahl und die zehnstellige Kontonummer hintereinander. Eine kürzere Kontonummer wird links mit Nullen auf zehn Stellen aufgefüllt.
Für die Prüfziffern schreibt man Bankleitzahl und Kontonummer hintereinander und hängt 131400 an. Das steht für D = 13, E = 14 und zwei Nullen. Diese Zahl teilt man durch 97 und zieht den Rest von 98 ab.
Ein Beispiel: BLZ 370 400 44 und Kontonummer 532013000 ergeben die Zahl 370400440532013000131400. Beim Teilen durch 97 bleibt der Rest 9, also lauten die Prüfziffern 89. Die IBAN ist DE89 3704 0044 0532 0130 00.

## gueltige-iban-und-konto: Bedeutet eine gültige IBAN, dass es das Konto gibt?
Nein, eine gültige IBAN ist nur formal richtig. Die Prüfung zeigt, dass Länge, Aufbau und Prüfziffern zusammenpassen. Tippfehler und Zahlendreher fallen so fast immer auf.
Ob es das Konto gibt und wem es gehört, weiß nur die Bank. Vor einer Überweisung hilft die Empfängerüberprüfung: Dabei vergleicht Ihre Bank den Namen mit der IBAN.

## wird-meine-kontonummer-gesendet: Wird meine Kontonummer irgendwohin gesendet?
Nein, Ihre Kontonummer verlässt Ihren Browser nicht. Der IBAN-Rechner rechnet auf Ihrem Gerät, auch als Widget auf einer anderen Website. Er setzt keine Cookies und speichert Ihre Eingaben nicht. Wer seine Funktionen in ein eigenes Formular einbaut, entscheidet dort selbst über die Eingaben.
Auch die Suche nach einer Bank antwortet auf der Startseite in Ihrem Browser. Nur wenn JavaScript ausgeschaltet ist, fragt sie unseren Server. ${SEARCHES_UNLOGGED} Lediglich bei einem unerwarteten Fehler hält sie Methode, Adresse und Fehlermeldung fest.

## bank-nennt-andere-iban: Warum nennt meine Bank eine andere IBAN als der Rechner?
Es gilt immer die IBAN auf dem Kontoauszug. Der Rechner kennt die IBAN-Regeln der Banken mit dem Stand ${RULES_MONTH}. Seitdem kann eine Bank ihre Regel geändert haben.
Nach einer solchen IBAN-Regel kann eine Bank z. B. eine Unterkontonummer anhängen oder eine andere Bankleitzahl verwenden. In der erweiterten Bankleitzahlendatei vom 8. September 2025 hatte gut ein Drittel der Bankleitzahlen eine eigene Regel.
Ein ✓ bekommt eine IBAN nur, wenn die Bank im Verzeichnis steht, ihre Regel bekannt ist und die Prüfziffer der Kontonummer passt, sofern es eine gibt. Sonst steht ein ⚠ mit dem Grund dabei: Die Nummer ist vermutlich vertippt, die IBAN nur vorläufig berechnet oder ungewöhnlich für diese Bank.

## empfaengerueberpruefung: Was ist die Empfängerüberprüfung?
Bei der Empfängerüberprüfung vergleicht die Bank vor einer Überweisung den Namen des Empfängers mit der IBAN. Banken im Euroraum müssen sie seit dem 9. Oktober 2025 für Überweisungen in Euro anbieten, und zwar kostenlos. Sie heißt auch „Verification of Payee“, kurz VoP.
Sie erfahren, ob Name und IBAN übereinstimmen, fast übereinstimmen oder nicht übereinstimmen. Bei einer fast richtigen Angabe nennt die Bank den hinterlegten Namen. Ist die Prüfung nicht möglich, teilt die Bank auch das mit.
Sie entscheiden danach selbst, ob Sie die Überweisung freigeben. Geht das Geld trotz einer Warnung an die falsche Person, haftet die Bank in der Regel nicht. Unternehmen können bei Sammelaufträgen auf die Prüfung verzichten.

## empfaengerueberpruefung-vereine-firmen: Was müssen Vereine und Firmen bei der Empfängerüberprüfung beachten?
Nennen Sie neben der IBAN immer den Namen, auf den das Konto läuft: auf Rechnungen, in Spendenaufrufen und Formularen und im GiroCode. Ein Verein schreibt dort seinen eingetragenen Namen, eine Firma ihren vollen Firmennamen. Sonst sehen die Zahler eine Warnung und brechen die Überweisung vielleicht ab.
Kennt man Sie unter einem anderen Namen, fragen Sie Ihre Bank nach einem Alias. Viele Banken speichern weitere Namen zum Konto und vergleichen auch mit diesen. Die Überprüfung hat vier mögliche Antworten: Der Name stimmt überein, fast oder gar nicht, oder die Prüfung war nicht möglich.
Überprüft wird vor Überweisungen in Euro, nicht vor Lastschriften. Banken in EU-Ländern ohne den Euro haben bis zum 9. Juli 2027 Zeit. Für Banken in der Schweiz und im Vereinigten Königreich gilt die Pflicht nicht.

## sepa-datei-abgelehnt: Warum lehnt meine Bank eine SEPA-Datei ab?
Oft ist das Format der Datei überholt. Der gemeinsame Standard der deutschen Banken verlangt seit November 2026 pain.001.001.09 für Überweisungen und pain.008.001.08 für Lastschriften. Die Fassungen pain.001.001.03 und pain.008.001.02 nehmen die Banken nach und nach nicht mehr an. Wie lange Ihre Bank sie noch annimmt, erfahren Sie bei ihr.
Auch die Anschriften können der Grund sein. Seit dem 15. November 2026 dürfen sie in SEPA-Aufträgen nicht mehr nur aus freien Zeilen bestehen. Mindestens Ort und Land brauchen eigene Felder. Innerhalb des Europäischen Wirtschaftsraums können Sie die Anschrift meist weglassen.
Manchmal liegt es an einem einzelnen Konto, z. B. an einem Tippfehler in der IBAN oder an einer gelöschten Bankleitzahl. Auf der Seite „Viele Konten“ prüfen Sie alle Konten einer Tabelle auf einmal. Die Kontonummern bleiben dabei in Ihrem Browser.

## girocode: Was ist ein GiroCode?
Ein GiroCode ist ein QR-Code mit den Angaben für eine Überweisung. Er enthält Name und IBAN des Empfängers und auf Wunsch den Betrag und den Verwendungszweck. Eine Banking-App liest ihn und füllt damit das Formular aus. Freigeben muss man die Überweisung wie jede andere.
Den Aufbau hat der European Payments Council festgelegt, daher funktioniert der Code auch bei vielen Banken in anderen Ländern. Er gilt nur für Überweisungen in Euro. Die Schweizer QR-Rechnung hat einen anderen Aufbau.
Wer einen GiroCode erstellt, trägt den Namen ein, auf den das Konto läuft. Sonst meldet die Empfängerüberprüfung eine Abweichung. Wer ihn scannt, vergleicht Name und IBAN mit der Rechnung, denn ein Code lässt sich überkleben.

## echtzeitueberweisung: Wie schnell ist eine Echtzeitüberweisung, und was kostet sie?
Eine Echtzeitüberweisung ist innerhalb von zehn Sekunden beim Empfänger, an jedem Tag und zu jeder Uhrzeit. Sie darf nicht mehr kosten als eine gewöhnliche Überweisung der gleichen Art.
Banken im Euroraum müssen Echtzeitüberweisungen in Euro seit dem 9. Januar 2025 empfangen können. Seit dem 9. Oktober 2025 müssen sie auch das Senden anbieten. Auf Wunsch können Sie dafür bei Ihrer Bank einen Höchstbetrag festlegen.
Prüfen Sie den Empfänger vor der Freigabe genau. Nach der Gutschrift lässt sich eine Echtzeitüberweisung nicht mehr stoppen. Für eine Rückzahlung brauchen Sie dann in der Regel die Zustimmung des Empfängers.

## iban-diskriminierung: Darf ein Unternehmen meine ausländische IBAN ablehnen?
Nein, ein Unternehmen darf nicht vorschreiben, in welchem EU-Land Ihr Konto geführt wird. Das bestimmt Artikel 9 der SEPA-Verordnung (EU) Nr. 260/2012 für Überweisungen und Lastschriften in Euro. Auch Konten in Island, Liechtenstein und Norwegen fallen darunter. Das Konto muss nur für solche Zahlungen erreichbar sein. Eine Ablehnung wegen des Landes heißt IBAN-Diskriminierung.
Weisen Sie das Unternehmen zuerst auf diese Vorschrift hin. Beschweren können Sie sich z. B. bei den Verbraucherzentralen oder der Wettbewerbszentrale. Für Banken, Versicherungen und andere beaufsichtigte Unternehmen ist die BaFin zuständig.

## sepa-laender: Welche Länder gehören zu SEPA?
Zu SEPA gehören alle EU-Staaten und einige weitere Länder in Europa. Seit Längerem dabei sind Andorra, Island, Liechtenstein, Monaco, Norwegen, San Marino, die Schweiz, die Vatikanstadt und das Vereinigte Königreich. In den Jahren 2024 und 2025 kamen Albanien, Moldau, Montenegro, Nordmazedonien und Serbien hinzu.
Mit der Aufnahme Serbiens im Mai 2025 wuchs das SEPA-Gebiet auf 41 Staaten. SEPA-Überweisungen von und nach Serbien sind seit dem 5. Mai 2026 möglich. Die aktuelle Liste veröffentlicht der European Payments Council.
Ein Land mit IBAN ist nicht immer ein SEPA-Land. Im IBAN-Register von SWIFT stehen ${REGISTRY.countries} Länder (Stand: ${REGISTRY.month}), darunter auch die Türkei und Brasilien.

## qr-iban: Was ist eine QR-IBAN?
Eine QR-IBAN steht auf QR-Rechnungen aus der Schweiz und aus Liechtenstein. Sie gilt nur zusammen mit einer QR-Referenz aus 27 Ziffern. Man erkennt sie an den Stellen 5 bis 9: Dort steht eine Zahl von 30000 bis 31999.
Für eine Überweisung aus Deutschland eignet sie sich meist nicht, und das Geld kann zurückkommen. Bitten Sie den Empfänger um die gewöhnliche IBAN seines Kontos.

## blz-nach-fusion: Was wird aus der BLZ, wenn Banken fusionieren?
Die alte Bankleitzahl bleibt nach einer Fusion oft noch einige Zeit bestehen und wird später gelöscht. Die Bundesbank kündigt die Löschung in der Bankleitzahlendatei an und nennt dort manchmal eine Nachfolge-BLZ. Viele dieser Einträge tragen den Zusatz „-alt-“: Die Bank nutzt dann vermutlich eine andere Bankleitzahl, die alte gilt aber noch.
Unser Verzeichnis führt eine Bank, bis ihre Löschung wirksam ist. Danach sagen Suche und Rechner, dass es die Bankleitzahl nicht mehr gibt, wem sie gehörte und, wenn die Bundesbank eine genannt hat, welche Nachfolgerin sie hat.
Lassen Sie sich Ihre neue IBAN von Ihrer Bank nennen. Mit der Bankleitzahl kann sich auch die Kontonummer ändern, deshalb ist eine selbst berechnete IBAN hier unsicher.

## blz-gibt-es-nicht-mehr: Meine Bankleitzahl gibt es nicht mehr – was nun?
Fragen Sie die Bank, die das Konto übernommen hat, nach der heutigen IBAN. Wem die Bankleitzahl gehörte und bis wann, zeigt unsere Suche nach Banken. Sie kennt die Bankleitzahlen, die seit 2002 gelöscht wurden, mit ihren früheren Namen.
Für manche nennt die Bundesbank eine Nachfolgerin. Auch mit deren Bankleitzahl ist eine berechnete IBAN nur ein Anhaltspunkt, denn nach einer Fusion bekommen einige oder alle Kunden neue Kontonummern. Ohne eine solche Angabe nennen wir keine Nachfolgerin: Sie zu erraten, geht oft schief.
Eine alte IBAN gilt nach einer Fusion oft noch eine Zeit lang, z. B. zwei Jahre. Ist die Bankleitzahl gelöscht, können Zahlungen zurückkommen. Wer noch Daten aus alten Listen hat, fragt deshalb am besten jeden Kontoinhaber.

## bank-heisst-anders: Meine Bank heißt jetzt anders: Gilt meine IBAN noch?
Ja, ein neuer Name allein ändert Ihre IBAN nicht. Sie besteht aus Bankleitzahl und Kontonummer; der Name der Bank kommt darin nicht vor. Unsere Suche findet viele Banken auch unter ihrem früheren Namen.
Nach einer Fusion kann es anders sein. Dann teilt Ihnen die Bank vielleicht eine neue IBAN mit. Geben Sie diese bald an alle weiter, die Ihnen Geld überweisen oder bei Ihnen einziehen. Ob Zahlungen an die alte IBAN noch ankommen, weiß nur die Bank.

## iban-anderer-bank: Warum gehört meine IBAN zu einer anderen Bank?
Die Bankleitzahl in der IBAN nennt die Bank, die das Konto führt. Viele Finanz-Apps, Broker und Marken haben keine eigene Bankleitzahl. Sie lassen ihre Konten von einer Partnerbank führen oder gehören selbst zu einer größeren Bank, z. B. 1822direkt zur Frankfurter Sparkasse.
Auch eine virtuelle IBAN kann der Grund sein. Zu ihr gehört kein eigenes Konto: Jede Einzahlung wird auf einem anderen Konto gutgeschrieben. So kann ein Unternehmen eine Zahlung gleich dem richtigen Kunden zuordnen.
Nennt Ihnen jemand für eine Zahlung eine IBAN bei einer unerwarteten Bank, fragen Sie nach. Benutzen Sie dafür eine Telefonnummer, die Sie schon kennen. Bei der Empfängerüberprüfung zählt der Name des Kontoinhabers, nicht der Name der Bank.

## alte-kontonummer: Was mache ich mit einer alten oder kurzen Kontonummer?
Geben Sie die Kontonummer so ein, wie sie ist. Der Rechner ergänzt links Nullen, bis sie zehn Stellen hat. Aus 532013000 wird so 0532013000.
Umgekehrt lesen Sie die Kontonummer an den letzten zehn Ziffern einer deutschen IBAN ab. Die Bankleitzahl steht an den Stellen 5 bis 12.
Eine alte Kontonummer kann überholt sein, z. B. nach einer Fusion. Fragen Sie in diesem Fall die Bank oder den Empfänger nach der aktuellen IBAN.

## mehrere-blz: Warum hat eine Bank mehrere Bankleitzahlen?
Große Banken haben für einzelne Standorte oder Geschäftsfelder eigene Bankleitzahlen. Weitere stammen von Banken, die sie übernommen haben. Allein die Deutsche Bank steht in der Bankleitzahlendatei unter Hunderten von Bankleitzahlen.
Für Ihre IBAN zählt die Bankleitzahl, unter der Ihr Konto geführt wird. Sie finden sie auf Ihrem Kontoauszug: Es sind die Stellen 5 bis 12 der IBAN.

## blz-und-bic: Worin unterscheiden sich BLZ und BIC?
Die BLZ kennzeichnet eine Bank innerhalb Deutschlands, der BIC weltweit. Die BLZ hat acht Ziffern und wird von der Deutschen Bundesbank verwaltet. Der BIC hat acht oder elf Zeichen und wird nach der Norm ISO 9362 von SWIFT vergeben.
Die beiden lassen sich nicht eins zu eins umrechnen, denn zu einem BIC können viele Bankleitzahlen gehören. Unsere Suche zeigt den BIC, den die Bundesbank für eine Bankleitzahl angibt. Sehr wenige Banken haben dort keinen.

## falsches-ergebnis: Was tue ich, wenn ein Ergebnis falsch ist?
Verwenden Sie die IBAN, die auf dem Kontoauszug steht. Vergleichen Sie danach BLZ und Kontonummer Ziffer für Ziffer mit Ihrer Eingabe. Stimmt beides, bildet die Bank ihre IBANs vermutlich nach einer eigenen Regel.
Sind Name, Ort oder BIC einer Bank falsch, ist der Bestand vielleicht überholt. Sehen Sie auf der Statusseite nach, für welchen Zeitraum er gilt. Andere Fehler melden Sie an die Adresse im Impressum. Nennen Sie dabei die BLZ, aber keine Kontonummer.

## datenquelle: Woher stammen die Bankdaten, und wie aktuell sind sie?
Die Bankdaten stammen aus der Bankleitzahlendatei (Quelle: Deutsche Bundesbank). Die Datei erscheint vierteljährlich und gilt jeweils ab einem Tag im März, Juni, September oder Dezember.
Unser Server sucht regelmäßig nach einer neuen Datei und prüft sie, bevor er sie übernimmt. Die Statusseite zeigt, für welchen Zeitraum der Bestand gilt und wann der letzte Abgleich war. Programme erhalten diese Angaben unter /api/status.
Der Rechner auf dieser Website kennt alle Banken dieses Bestands. Als Mini-Widget auf anderen Websites lädt er sie beim ersten Klick in ein Feld. Bis dahin kennt er nur ${SHORT_LIST_SIZE} Bankleitzahlen der größten Banken.

# eigene-website: Für Ihre eigene Website

## einbetten: Wie bette ich den IBAN-Rechner in meine Website ein?
Laden Sie embed.js und setzen Sie ein div-Element mit dem Attribut data-iban-rechner an die gewünschte Stelle. Das Mini-Widget bringt seine Oberfläche mit und braucht kein CSS von Ihnen. Mit dem Attribut data-mode wählen Sie validate (prüfen), build (berechnen) oder lookup (BIC suchen).
Für ein eigenes Design rufen Sie die Funktionen des Objekts IbanRechner auf. Soll Ihre Seite ohne JavaScript auskommen, nehmen Sie den Iframe mit widget.html. Ein Ergebnis des Mini-Widgets kann Ihre Seite in ein eigenes Formularfeld übernehmen. Beispiele zum Kopieren stehen auf der Seite „Einbetten“.
Alle Banken und ihre IBAN-Regeln lädt das Mini-Widget selbst nach: rechner.js, beim ersten Klick in ein Feld. Wer nur die Funktionen aufruft, nennt statt embed.js gleich rechner.js. Mit embed.js allein setzen die Funktionen BLZ und Kontonummer rechnerisch zusammen und bestätigen nichts.

## content-security-policy: Was muss meine Content Security Policy erlauben?
Ihre Content Security Policy muss nur die Adresse unseres Dienstes erlauben. Für embed.js und rechner.js, das nachgeladen wird, gehört sie in script-src, für den Iframe in frame-src. Weder unsafe-inline noch ein Eintrag in style-src oder connect-src ist nötig.
Wenn sich die Datei nie ändern soll, laden Sie embed.js mit der Versionsnummer im Namen. Jede veröffentlichte Fassung bleibt abrufbar. Sie können sie zusätzlich mit Subresource Integrity absichern. Dann lädt das Mini-Widget nichts von selbst nach, und Sie nennen embed.js und rechner.js mit ihren Prüfsummen.

## cookies-und-einwilligung: Braucht das Widget Cookies oder eine Einwilligung?
Nein, das Widget setzt keine Cookies und speichert nichts im Browser. § 25 TDDDG verlangt eine Einwilligung nur, wenn Informationen auf dem Gerät gespeichert oder von dort ausgelesen werden. Das geschieht hier nicht.
Beim Laden von embed.js oder widget.html erhält unser Server die IP-Adresse, wie bei jedem Abruf im Internet. Erwähnen Sie das in Ihrer Datenschutzerklärung. Legen Sie die Skripte auf Ihren eigenen Server, entfällt dieser Abruf. Eine Rechtsberatung ersetzt diese Auskunft nicht.

## api-geschaeftlich-nutzen: Darf ich die Schnittstelle geschäftlich nutzen?
Ja, Sie dürfen die Schnittstelle auch geschäftlich nutzen. Sie brauchen dafür keinen API-Schlüssel, und die Zahl der Anfragen ist nicht begrenzt. Eine Zusage zu Verfügbarkeit oder Antwortzeit (SLA) gibt es nicht.
Rufen Sie die Schnittstelle von Ihrem Server aus auf. Aufrufe aus dem Browser einer anderen Website scheitern, weil die Schnittstelle keine CORS-Freigabe sendet. Geben Sie die Bankdaten weiter, nennen Sie die Deutsche Bundesbank als Quelle.

## kosten-und-lizenz: Was kostet der Dienst, und welche Lizenz gilt?
Der Dienst ist kostenlos, und der Quelltext steht unter der MIT-Lizenz. Sie dürfen ihn nutzen, ändern und weitergeben, auch geschäftlich. Der Urheber- und Lizenzvermerk muss dabei erhalten bleiben.
Die Lizenz gilt für unseren Quelltext, nicht für die Bankdaten. Diese dürfen Sie unverändert und mit der Angabe „Quelle: Deutsche Bundesbank“ weitergeben.
`);

/** Every question, without the headings. */
export const faq: readonly FaqEntry[] = FAQ_GROUPS.flatMap(({ entries }) => entries);
