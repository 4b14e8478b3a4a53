import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** What a test can do wrong on purpose. */
interface Wrongly {
  /** Of another page. */
  origin?: string;
  /** Without a finger, face or pin. */
  unverified?: boolean;
  /** What its counter says; otherwise one more than before. */
  counter?: number;
}

/** A phone with one passkey, as it answers the browser. @param origin of the page that asks */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let userHandle: string | undefined;
  let used = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, rest]);
  };

  return {
    credentialId,
    /** Makes the passkey. @param options as the API gave them */
    create(options: string, wrongly: Wrongly = {}): string {
      const { challenge, rp, user } = JSON.parse(options) as Asked;
      userHandle = user?.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const flags = USER_PRESENT | HAS_CREDENTIAL | (wrongly.unverified ? 0 : USER_VERIFIED);
      const rest = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rp?.id ?? '', flags, used, rest);
      const attestationObject = map([
        ['fmt', 'none'],
        ['attStmt', map([])],
        ['authData', authData],
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, wrongly.origin ?? origin);
      return answer(credentialId, {
        clientDataJSON: clientDataJSON.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs with it. @param options as the API gave them */
    sign(options: string, wrongly: Wrongly = {}): string {
      const { challenge, rpId = '' } = JSON.parse(options) as Asked;
      used = wrongly.counter ?? used + 1;
      const flags = USER_PRESENT | (wrongly.unverified ? 0 : USER_VERIFIED);
      const authData = authenticatorData(rpId, flags, used);
      const clientDataJSON = clientData('webauthn.get', challenge, wrongly.origin ?? origin);
      const signed = createSign('sha256').update(authData);
      const signature = signed.update(createHash('sha256').update(clientDataJSON).digest()).sign(privateKey);
      return answer(credentialId, {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
}

function answer(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
}

/** CBOR, as much of it as a passkey needs; a map that is a value comes encoded. */
function map(entries: readonly (readonly [number | string, number | string | Buffer])[]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [item(key), item(value)]),
  ]);
}

function item(value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  // An empty map is one byte, and no passkey has bytes that short.
  return value.length === 1 ? value : Buffer.concat([head(2, value.length), value]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}
