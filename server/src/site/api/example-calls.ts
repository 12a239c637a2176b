/**
 * The same call of the API in four languages.
 *
 * @param base the site's address without a slash at its end
 */
export function exampleCalls(base: string): readonly (readonly [language: string, code: string])[] {
  return [
    ['curl', `curl ${base}/api/bank/37040044`],
    [
      'Python',
      `import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen('${base}/api/bank/37040044') as antwort:
        bank = json.load(antwort)
except HTTPError as fehler:
    raise SystemExit(json.load(fehler)['error'])
print(bank['name'], bank['bic'])`,
    ],
    [
      'PHP',
      `<?php
$kontext = stream_context_create(['http' => ['ignore_errors' => true]]);
$antwort = file_get_contents('${base}/api/bank/37040044', false, $kontext);
$bank = json_decode($antwort, true, flags: JSON_THROW_ON_ERROR);
if (isset($bank['error'])) {
    throw new RuntimeException($bank['error']);
}
echo $bank['name'], ' ', $bank['bic'], PHP_EOL;`,
    ],
    [
      'JavaScript (Node.js)',
      `const antwort = await fetch('${base}/api/bank/37040044');
const bank = await antwort.json();
if (!antwort.ok) throw new Error(bank.error);
console.log(bank.name, bank.bic);`,
    ],
  ];
}
