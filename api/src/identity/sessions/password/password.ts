import { hash, verify } from '@node-rs/argon2';

import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';

/** An argon2id hash, with the library's default cost (OWASP's minimum: 19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (unknown person) it takes as long and says no,
 * so that the time of the answer does not tell which addresses have an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody');
  const matches = await verify(passwordHash ?? (await hashOfNobody), password);
  return passwordHash !== undefined && matches;
}

/** A password has so many characters at least. */
export const PASSWORD_MIN = 8;
/** And so many at most: what is looked at takes time. */
export const PASSWORD_MAX = 128;
/** Of 0 to 4, where 2 is a million guesses. */
const LOWEST_SCORE = 2;
/** Parts of a name that are shorter stand in too many other words; how easy they are to guess is counted all the same. */
const TELLING_PART = 4;

/** Whose password it will be. */
interface PasswordOwner {
  name: string;
  email: string;
}

/**
 * Refuses a password that is blank, names its owner or is easy to guess. Its length is checked where it comes in.
 * @throws BAD_USER_INPUT at the field `password`
 */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (!/\S/.test(password)) throw badInput({ password: texts.passwordBlank });
  const parts = partsOf(owner);
  const plain = plainText(password);
  const squeezed = plain.replaceAll(' ', '');
  const isNamed = parts.some(
    (part) => part.length >= TELLING_PART && (plain.includes(part) || squeezed.includes(part)),
  );
  if (isNamed) throw badInput({ password: texts.passwordNamesOwner });
  const score = await estimator();
  if (score(password.slice(0, PASSWORD_MAX), parts) < LOWEST_SCORE) {
    throw badInput({ password: texts.passwordWeak });
  }
}

/** What would name the owner: the words of the name, the name as one word, the address and what is before its @. */
function partsOf({ name, email }: PasswordOwner): string[] {
  const words = plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const address = plainText(email);
  return [...words, words.join(''), address, address.split('@')[0] ?? ''].filter(Boolean);
}

/** Without case and accents. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How hard a password is to guess, 0 to 4. @param known words that belong to whoever chooses it */
type Score = (password: string, known: string[]) => number;

let loading: Promise<Score> | undefined;

/** Made at the first password that is chosen: its dictionaries, Dutch words among them, take 30 MB, which most processes never need. */
function estimator(): Promise<Score> {
  loading ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ]).then(([{ ZxcvbnFactory }, common, dutch]) => {
    const dictionary = { ...common.dictionary, ...dutch.dictionary };
    const graphs = common.adjacencyGraphs;
    const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, maxLength: PASSWORD_MAX });
    return (password, known) => zxcvbn.check(password, known).score;
  });
  return loading;
}
