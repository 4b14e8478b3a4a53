/** A rate of VAT on an invoice; `exempt`: none is charged, by law. */
export type VatRateName = 'exempt' | 'vat0' | 'vat9' | 'vat21';

/** The foundation as the world outside knows it. */
export interface Foundation {
  name: string;
  /** Street and town, one line each. */
  address: readonly string[];
  email: string;
  phone: string;
  /** The general bank accounts; the first one pays and is paid to. */
  accounts: readonly { name: string; iban: string }[];
  /** Its number for VAT, where it charges any (FOUNDATION_VAT). */
  vatNumber?: string;
  /** Its number at the Chamber of Commerce (FOUNDATION_KVK). */
  chamberNumber?: string;
  /** By which banks know it when it collects (FOUNDATION_CREDITOR_ID). */
  creditorId?: string;
  /** The rates that its invoices may have (VAT_RATES); absent: exempt only. */
  vatRates?: readonly VatRateName[];
}

/** How the payment provider is reached. */
export interface PaymentSettings {
  apiKey: string;
  /** Its address; absent: the provider's own. */
  apiUrl?: string;
}

/**
 * What webhooks may reach: the internet by https, nothing, or this machine alone, also by http, for tests and development.
 */
export type WebhookReach = 'on' | 'off' | 'local';

/** Where clamd listens. */
export interface ScannerSettings {
  host: string;
  port: number;
  /** How long it may be silent, in milliseconds; absent: half a minute. */
  patience?: number;
}

/** The settings that every part of the portal may read. A leaf: it imports nothing. */
export interface Settings {
  /** The portal's address, without a slash at the end. */
  publicUrl: string;
  /** The sender of all mail, such as "Carnaval <portaal@example.nl>". */
  mailFrom: string;
  /** Whether the password of the demo lets anybody in (DEMO). */
  allowsDemo: boolean;
  /** Whether news can wait for its day (NEWS_POSTPONE). */
  newsPostpone: boolean;
  /** Whether whoever can do much must sign in with a second step (REQUIRE_2FA). */
  requireSecondFactor: boolean;
  /** Whether another of the board has to agree before a payment file goes to the bank (PAYMENT_APPROVAL). */
  paymentApproval: boolean;
  /** The committee whose members have the DB permission (DB_COMMISSION_ID). */
  dbCommissionId?: string;
  /** The one user who has it beside them (DB_USER_ID). */
  dbUserId?: string;
  /** Who the foundation is, for invoices and payments (FOUNDATION_…, BANK_ACCOUNTS). */
  foundation: Foundation;
  /** The external photo library (PHOTO_LIBRARY_URL). */
  photoLibraryUrl?: string;
  /** How the payment provider is reached (PAYMENT_API_KEY); absent: nobody can pay online. */
  payments?: PaymentSettings;
  /** What webhooks may reach (WEBHOOKS). */
  webhooks: WebhookReach;
  /** What looks for viruses in uploads (CLAMD_URL); absent: nothing does. */
  scanner?: ScannerSettings;
}
