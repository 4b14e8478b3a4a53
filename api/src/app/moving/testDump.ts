import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Faker, nl } from '@faker-js/faker';
import { mongo } from 'mongoose';

import type { Correction } from '../../platform/moving/doubts';
import type { OldPlain } from '../../platform/moving/oldRecord';

const SEED = 111;

/** A defect of the old data that was planted, and what mends it. */
export interface Planted {
  file: string;
  id: string;
  field: string;
  /** What somebody fills in; absent: it only tells what is made of it. */
  correction?: string;
}

/** An old dump that is being made up. */
export class TestDump {
  readonly faker = new Faker({ locale: [nl], seed: SEED });
  readonly documents = new Map<string, OldPlain[]>();
  readonly planted: Planted[] = [];
  readonly files = new Map<string, Buffer>();

  add(file: string, ...documents: readonly OldPlain[]): void {
    this.documents.set(file, [...(this.documents.get(file) ?? []), ...documents]);
  }

  /** Says that something of a document is doubtful. */
  plant(file: string, id: string, field: string, correction?: string): void {
    this.planted.push({ file, id, field, ...(correction !== undefined && { correction }) });
  }

  /** Writes it to a folder of its own. @returns where */
  write(kind: 'json' | 'lines' | 'bson'): string {
    const folder = mkdtempSync(join(tmpdir(), 'moving-test-'));
    for (const [name, documents] of this.documents) {
      const file = join(folder, `${name}.${kind === 'bson' ? 'bson' : 'json'}`);
      writeFileSync(file, written(documents, kind));
    }
    mkdirSync(join(folder, 'files'));
    for (const [name, bytes] of this.files) writeFileSync(join(folder, 'files', name), bytes);
    return folder;
  }

  /** What mends all that was planted. */
  corrections(): Correction[] {
    return this.planted.flatMap(({ correction, ...where }) =>
      correction === undefined ? [] : [{ ...where, correction, value: '', message: '', isBlocking: true }],
    );
  }
}

function written(documents: readonly OldPlain[], kind: 'json' | 'lines' | 'bson'): string | Buffer {
  const { BSON } = mongo;
  if (kind === 'bson') return Buffer.concat(documents.map((one) => BSON.serialize(one)));
  if (kind === 'json') return BSON.EJSON.stringify(documents, { relaxed: true });
  return documents.map((one) => `${BSON.EJSON.stringify(one, { relaxed: false })}\n`).join('');
}

/** An id as the old system gave them: the moment in milliseconds. */
export function stampId(day: string, at: number): string {
  return String(Date.parse(`${day}T10:00:00Z`) + at * 1000);
}
