import { exec } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import mongoose from 'mongoose';

import { JobFailure } from '../jobs/job.model';
import { logError } from '../log/logger';
import type { PortalJob } from '../portalContext';
import { makeBackup } from './makeBackup';

const HOUR = 3_600_000;

/** How backups are made by themselves. */
export interface BackupSettings {
  /** Where they are kept; made when it is not there. */
  folder: string;
  /** age1…: they are encrypted for who has the identity that goes with it. */
  recipient?: string;
  /** A command of the shell that takes one elsewhere; it finds its path in `BACKUP_FILE`. */
  command?: string;
}

/** The job that makes a backup each night, keeps those of 7 days, 5 weeks and 12 months, and takes the new one elsewhere. */
export function nightlyBackup(settings: BackupSettings): PortalJob {
  return {
    name: 'back-up',
    title: 'Back-up maken',
    // A machine that was off makes it when it is on again.
    every: '15 3 * * *',
    lockTime: HOUR,
    run: () => backUpInto(settings),
  };
}

async function backUpInto({ folder, recipient, command }: BackupSettings): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new JobFailure('De database is niet bereikbaar.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepParts(folder);
  const path = join(folder, backupName(new Date(), Boolean(recipient)));
  try {
    await makeBackup(db, path, recipient);
  } catch (error) {
    logError(error, 'backup failed');
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    throw new JobFailure(isFull ? 'De schijf is vol.' : 'De back-up kon niet worden gemaakt.');
  }
  if (command) await takeElsewhere(command, path);
  for (const name of outdated(await readdir(folder))) await rm(join(folder, name), { force: true });
}

/** What a process that was killed left. */
async function sweepParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  for (const name of parts) await rm(join(folder, name), { force: true });
}

async function takeElsewhere(command: string, path: string): Promise<void> {
  try {
    await promisify(exec)(command, { env: { ...process.env, BACKUP_FILE: path }, timeout: HOUR });
  } catch (error) {
    // Not its output: it may have an address or a password.
    const { code, killed } = error as { code?: number | string; killed?: boolean };
    const how = killed ? 'duurde te lang' : `eindigde met ${code ?? 'een fout'}`;
    throw new JobFailure(`De back-up is gemaakt, maar BACKUP_COMMAND ${how}.`);
  }
}

/** Of how many days, weeks and months the newest backup is kept. */
const KEPT = { days: 7, weeks: 5, months: 12 };

const PATTERN = /^backup-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.tar\.gz(\.age)?$/;

/** The name of a backup that is made now: they sort by age. @param isEncrypted by age */
export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return `backup-${moment}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * Which of these files are no longer kept: of each of the last 7 days, 5 weeks and 12 months that have one the newest
 * stays. Files with other names are nobody's business here.
 */
export function outdated(names: readonly string[]): string[] {
  const backups = names.filter((name) => PATTERN.test(name)).sort((one, other) => other.localeCompare(one));
  const kept = new Set([
    ...newestOfEach(backups, KEPT.days, dayOf),
    ...newestOfEach(backups, KEPT.weeks, (name) => mondayOf(dayOf(name))),
    ...newestOfEach(backups, KEPT.months, (name) => dayOf(name).slice(0, 7)),
  ]);
  return backups.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: readonly string[], most: number, periodOf: (name: string) => string) {
  const newest = new Map<string, string>();
  for (const name of newestFirst) {
    const period = periodOf(name);
    if (!newest.has(period) && newest.size < most) newest.set(period, name);
  }
  return newest.values();
}

function dayOf(name: string): string {
  return PATTERN.exec(name)?.[1] ?? '';
}

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
