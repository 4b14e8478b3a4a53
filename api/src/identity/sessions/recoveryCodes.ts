import { randomBytes } from 'node:crypto';

import { hashToken } from './token';

/** Without I, O, 0 and 1, which look like each other on paper: 5 bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const COUNT = 10;
/** 80 random bits. */
const LENGTH = 16;

/** Ten new codes, in groups of four for who types them over. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

/** What is stored of a code; case, spaces and dashes are whatever was typed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}
