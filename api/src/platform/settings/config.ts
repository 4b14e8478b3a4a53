import { join } from 'node:path';

import { bool, cleanEnv, EnvError, makeValidator, port, str, url } from 'envalid';
import { isValidIBAN } from 'ibantools';
import { validateCreditorID } from 'sepa';

import { StartupError } from '../errors/appError';
import { plainIban } from '../text/iban';
import type { Foundation, ScannerSettings, Settings, VatRateName } from './settings';

/** The settings of the portal, from environment variables; docs/operating.md has them in one table. */
export type Config = ReturnType<typeof readConfig>;

const mongoUri = makeValidator<string>((value) => {
  if (/^mongodb(\+srv)?:\/\/./.test(value)) return value;
  throw new EnvError('must begin with mongodb:// or mongodb+srv://');
});

const smtpUri = makeValidator<string>((value) => {
  if (/^smtps?:\/\/./.test(value)) return value;
  throw new EnvError('must begin with smtp:// or smtps://');
});

const imapUri = makeValidator<string>((value) => {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  const isWhole = address && /^imaps?:$/.test(address.protocol) && address.hostname && address.username;
  // The words of the error do not repeat it: it holds a password.
  if (isWhole && address.password) return value;
  throw new EnvError('must be like imaps://user:password@imap.example.nl');
});

const clamdUri = makeValidator<ScannerSettings>((value) => {
  const match = /^tcp:\/\/([^\s:/[\]]+|\[[0-9a-f:]+\]):(\d{1,5})\/?$/i.exec(value);
  const [, host = '', port = ''] = match ?? [];
  if (Number(port) > 0 && Number(port) < 65_536)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  throw new EnvError('must be like tcp://127.0.0.1:3310');
});

const id = makeValidator<string>((value) => {
  if (/^[0-9a-f]{24}$/.test(value)) return value;
  throw new EnvError(
    'must be an id of 24 hexadecimal digits, such as the one in the address of a committee page',
  );
});

/** `Betaalrekening=NL…, Spaarrekening=NL…` */
const accounts = makeValidator<Foundation['accounts']>((value) => {
  const given = value.split(',').map((part) => {
    const [name = '', number = ''] = part.split('=').map((text) => text.trim());
    return { name, iban: plainIban(number) };
  });
  if (given.every(({ name, iban }) => name && isValidIBAN(iban))) return given;
  throw new EnvError('must be like Betaalrekening=NL91 ABNA 0417 1643 00, Spaarrekening=NL…');
});

const ageRecipient = makeValidator<string>((value) => {
  if (/^age1[a-z0-9]+$/.test(value)) return value;
  throw new EnvError('must be a recipient of age, like age1…');
});

const origins = makeValidator<readonly string[]>((value) => {
  const given = value.split(',').map((origin) => origin.trim());
  if (given.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) return given;
  throw new EnvError('must be addresses like https://www.example.nl, without a path, separated by commas');
});

/** `vrijgesteld, 21`, as the rates of an invoice are known. */
const VAT_RATES: Readonly<Record<string, VatRateName>> = {
  vrijgesteld: 'exempt',
  '0': 'vat0',
  '9': 'vat9',
  '21': 'vat21',
};

const vatRates = makeValidator<readonly VatRateName[]>((value) => {
  const given = value.split(',').map((rate) => VAT_RATES[rate.trim().replace(/ ?%$/, '').toLowerCase()]);
  const known = given.flatMap((rate) => rate ?? []);
  if (known.length === given.length) return known;
  throw new EnvError('must be one or more of vrijgesteld, 0, 9 and 21, with commas between');
});

const wholeNumber = (least: number, most: number) =>
  makeValidator<number>((value) => {
    const count = Number(value);
    if (Number.isInteger(count) && count >= least && count <= most) return count;
    throw new EnvError(`must be a whole number from ${least} to ${most}`);
  });

const vatNumber = makeValidator<string>((value) => {
  const plain = value.replace(/[\s.]/g, '').toUpperCase();
  if (/^NL\d{9}B\d{2}$/.test(plain)) return plain;
  throw new EnvError('must be a Dutch number for VAT, like NL001234567B01');
});

const chamberNumber = makeValidator<string>((value) => {
  if (/^\d{8}$/.test(value.trim())) return value.trim();
  throw new EnvError('must be a number of the Chamber of Commerce, of 8 digits');
});

const creditorId = makeValidator<string>((value) => {
  const plain = value.replace(/\s/g, '').toUpperCase();
  // Country, check digits, three signs of one's own choice, and the number of the country.
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{4,31}$/.test(plain) && validateCreditorID(plain)) return plain;
  throw new EnvError('must be a SEPA creditor identifier, like NL69ZZZ123456780000');
});

/** Reads and checks the environment. @throws StartupError naming the variable that is wrong */
export function readConfig(env: Record<string, string | undefined>) {
  const values = cleanEnv(
    env,
    {
      PORT: port({ default: 4000 }),
      HOST: str({ default: '127.0.0.1' }),
      PROCESSES: wholeNumber(1, 64)({ default: 1 }),
      THREADS: wholeNumber(1, 64)({ default: undefined }),
      LINGER_SECONDS: wholeNumber(0, 30)({ default: 0 }),
      PUBLIC_URL: url({ default: undefined }),
      MONGODB_URI: mongoUri({ default: undefined }),
      READ_PREFERENCE: str({ choices: ['primary', 'secondaryPreferred'] as const, default: 'primary' }),
      DATA_DIR: str({ default: 'data' }),
      ENGINE_CACHE_MB: wholeNumber(64, 65_536)({ default: 256 }),
      SMTP_URL: smtpUri({ default: undefined }),
      BOUNCE_MAILBOX_URL: imapUri({ default: undefined }),
      MAIL_FROM: str({ default: 'Carnaval backoffice <backoffice@localhost>' }),
      WEBSITE_ORIGINS: origins({ default: [] }),
      VISITORS_PER_MINUTE: makeValidator((value) => notNegative(value))({ default: 600 }),
      FREE_QUERIES: str({ choices: ['all', 'signed-in', 'tokens'] as const, default: 'all' }),
      NEWS_POSTPONE: bool({ default: false }),
      REQUIRE_2FA: bool({ default: false }),
      PAYMENT_APPROVAL: bool({ default: false }),
      DB_COMMISSION_ID: id({ default: undefined }),
      DB_USER_ID: id({ default: undefined }),
      PHOTO_LIBRARY_URL: url({ default: undefined }),
      FOUNDATION_NAME: str({ default: '' }),
      FOUNDATION_ADDRESS: str({ default: '' }),
      FOUNDATION_EMAIL: str({ default: '' }),
      FOUNDATION_PHONE: str({ default: '' }),
      BANK_ACCOUNTS: accounts({ default: [] }),
      VAT_RATES: vatRates({ default: ['exempt'] }),
      FOUNDATION_VAT: vatNumber({ default: undefined }),
      FOUNDATION_KVK: chamberNumber({ default: undefined }),
      FOUNDATION_CREDITOR_ID: creditorId({ default: undefined }),
      PAYMENT_API_KEY: str({ default: undefined }),
      PAYMENT_API_URL: url({ default: undefined }),
      BACKUP_RECIPIENT: ageRecipient({ default: undefined }),
      BACKUP_COMMAND: str({ default: undefined }),
      WEBHOOKS: str({ choices: ['on', 'off', 'local'] as const, default: undefined }),
      CLAMD_URL: clamdUri({ default: undefined }),
      METRICS_TOKEN: str({ default: undefined }),
      OTEL_EXPORTER_OTLP_ENDPOINT: url({ default: undefined }),
      REMOTES_FILE: str({ default: undefined }),
      SERVICE_WORKER: bool({ default: true }),
      SERVE_PORTAL: bool({ default: true }),
      KIT_GALLERY: bool({ default: false }),
      TRUST_PROXY: bool({ default: false }),
      DEMO: bool({ default: undefined }),
      DEMO_SIZE: makeValidator((value) => positive(value))({ default: 1 }),
      GRAPHQL_EXECUTOR: str({ choices: ['jit', 'reference'] as const, default: 'jit' }),
      SERVER_TIMING: bool({ default: false }),
    },
    { reporter: report },
  );
  if (!values.FOUNDATION_VAT && values.VAT_RATES.some((rate) => rate === 'vat9' || rate === 'vat21'))
    report({ errors: { FOUNDATION_VAT: new EnvError('is needed to charge VAT (VAT_RATES)') } });
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const secureCookie = publicUrl.startsWith('https:');
  // Everybody knows the password of the demo: elsewhere than on one's own machine it is asked for by name.
  const isLocal = LOCAL_HOSTS.includes(values.HOST) && !secureCookie;
  const DEMO = values.DEMO ?? isLocal;
  if (DEMO && values.WEBHOOKS === 'on')
    report({
      errors: { WEBHOOKS: new EnvError('cannot be on in a demo, where anybody is an Admin (DEMO)') },
    });
  return { ...values, publicUrl, secureCookie, DEMO, WEBHOOKS: values.WEBHOOKS ?? (DEMO ? 'off' : 'on') };
}

const LOCAL_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** What of the settings the areas are told. */
export function areaSettings(
  config: Pick<Config, 'publicUrl' | 'MAIL_FROM' | 'DEMO'> & Partial<Pick<Config, SettingName>>,
): Settings {
  return {
    publicUrl: config.publicUrl,
    mailFrom: config.MAIL_FROM,
    allowsDemo: config.DEMO,
    newsPostpone: config.NEWS_POSTPONE ?? false,
    requireSecondFactor: config.REQUIRE_2FA ?? false,
    paymentApproval: config.PAYMENT_APPROVAL ?? false,
    dbCommissionId: config.DB_COMMISSION_ID,
    dbUserId: config.DB_USER_ID,
    photoLibraryUrl: config.PHOTO_LIBRARY_URL,
    payments: config.PAYMENT_API_KEY
      ? { apiKey: config.PAYMENT_API_KEY, apiUrl: config.PAYMENT_API_URL }
      : undefined,
    webhooks: config.WEBHOOKS ?? 'off',
    scanner: config.CLAMD_URL,
    foundation: {
      name: config.FOUNDATION_NAME ?? '',
      address: (config.FOUNDATION_ADDRESS ?? '').split(';').flatMap((line) => line.trim() || []),
      email: config.FOUNDATION_EMAIL ?? '',
      phone: config.FOUNDATION_PHONE ?? '',
      accounts: config.BANK_ACCOUNTS ?? [],
      vatNumber: config.FOUNDATION_VAT,
      vatRates: config.VAT_RATES,
      chamberNumber: config.FOUNDATION_KVK,
      creditorId: config.FOUNDATION_CREDITOR_ID,
    },
  };
}

/** How backups are made by themselves; see `platform/backup`. */
export function backupSettings(config: Pick<Config, 'DATA_DIR' | 'BACKUP_RECIPIENT' | 'BACKUP_COMMAND'>) {
  return {
    folder: join(config.DATA_DIR, 'backups'),
    recipient: config.BACKUP_RECIPIENT,
    command: config.BACKUP_COMMAND,
  };
}

type SettingName =
  | 'NEWS_POSTPONE'
  | 'REQUIRE_2FA'
  | 'PAYMENT_APPROVAL'
  | 'DB_COMMISSION_ID'
  | 'DB_USER_ID'
  | 'PHOTO_LIBRARY_URL'
  | 'FOUNDATION_NAME'
  | 'FOUNDATION_ADDRESS'
  | 'FOUNDATION_EMAIL'
  | 'FOUNDATION_PHONE'
  | 'BANK_ACCOUNTS'
  | 'VAT_RATES'
  | 'FOUNDATION_VAT'
  | 'FOUNDATION_KVK'
  | 'FOUNDATION_CREDITOR_ID'
  | 'PAYMENT_API_KEY'
  | 'PAYMENT_API_URL'
  | 'WEBHOOKS'
  | 'CLAMD_URL';

function notNegative(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new EnvError('must be a whole number, 0 or more');
}

function positive(value: string): number {
  const number = Number(value);
  if (number > 0) return number;
  throw new EnvError('must be a number above 0');
}

function report({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const [name, error] = Object.entries(errors)[0] ?? [];
  if (name)
    throw new StartupError(
      `The environment variable ${name} is wrong: ${error?.message ?? 'no reason given'}.`,
    );
}
