import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One element in ASN.1's binary form (X.690, DER): tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\..*/g, '')}Z`));

const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])));
const COMMON_NAME = der(0x06, Buffer.from([0x55, 0x04, 0x03]));
const ALT_NAME = der(0x06, Buffer.from([0x55, 0x1d, 0x11]));

/**
 * Makes a self-signed certificate (RFC 5280) and its key, both as PEM.
 *
 * @param from first day of validity, in days from now
 * @param until last day of validity, in days from now
 */
export function certificate(host: string, { from, until }: { from: number; until: number }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = (days: number) => time(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(host)))));
  const altName = sequence(ALT_NAME, der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(day(from), day(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(altName)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
