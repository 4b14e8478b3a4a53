import { hash, verify } from '@node-rs/argon2';

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
