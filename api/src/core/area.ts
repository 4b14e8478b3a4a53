import type { DemoContext } from '../demo/demoContext';
import type { FileFolder } from './files/fileFolder';
import type { RecurringJob } from './jobs/jobs';
import type { MailTemplate } from './mail/mailer';
import type { RuleTree } from './rules/rules';

/** What the server gives an area when it starts. */
export interface AreaSettings {
  /** The portal's address, without a slash at the end. */
  publicUrl: string;
}

/** What an area adds to the server; the list is in `areas.ts`. */
export interface Area {
  name: string;
  /** type-graphql resolver classes. */
  resolvers: readonly (new () => object)[];
  /** A rule for every query, mutation and object type of the area: what is not named is denied. */
  rules: RuleTree;
  /** The models whose indexes are made at start. */
  models: readonly { createIndexes(): Promise<unknown> }[];
  /** Its folders in the file store. */
  folders?: readonly FileFolder[];
  mailTemplates?: (settings: AreaSettings) => Readonly<Record<string, MailTemplate>>;
  jobs?: readonly RecurringJob[];
  /** Adds the area's part of the demo foundation. */
  demo?: (demo: DemoContext) => Promise<void>;
}
