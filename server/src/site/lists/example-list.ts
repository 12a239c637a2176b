/** The list that visitors can try out. It has a row for every outcome; its people do not exist. */
export const EXAMPLE_LIST = `Mitglied;BLZ;Kontonummer;IBAN
Anna Arndt;37040044;532013000;
Bernd Busch;;;DE02 1203 0000 0000 2020 51
Clara Conrad;10070024;56002;
David Dorn;50010517;5407324931;
Eva Ernst;50040033;930125007;
Frank Fuchs;;;DE88 3704 0044 0532 0130 00
Greta Graf;37040044;;
Hans Hahn;370 400 44;532 013 000;
Ines Ihle;37040044;532013000;DE02 1203 0000 0000 2020 51
Summe: 9 Mitglieder;;;
`;
