import type { Indexed } from '../platform/database/connect';
import type { DemoContext } from '../platform/demo/demoContext';
import type { Extension } from '../platform/extensionPoint';
import type { SchemaWords } from '../platform/graphql/describeSchema';
import type { Feed, Hook } from '../platform/http/areaRoutes';
import type { MailTemplate } from '../platform/mail/mailJob';
import type { Move } from '../platform/moving/readDump';
import type { PortalContext, PortalJob } from '../platform/portalContext';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import type { Settings } from '../platform/settings/settings';
import type { FileFolder } from './permissions/allow';

/** What an area adds to the server; the list is in `app/areas.ts`. */
export interface Area {
  name: string;
  /** type-graphql resolver classes; `@Allow` on their operations says who may. */
  resolvers: readonly (new () => object)[];
  /** What its words mean in the schema wherever nothing is written at the place itself. */
  words?: SchemaWords;
  /** The models whose indexes are made at start. */
  models: readonly Indexed[];
  /** What the register of personal data says of each of its collections; see docs/privacy.md. */
  privacy: readonly CollectionPrivacy[];
  /** Its folders in the file store. */
  folders?: readonly FileFolder[];
  /** What calendar programs and the like read with a private link. */
  feeds?: readonly Feed[];
  /** What other services call, such as the payment provider. */
  hooks?: readonly Hook[];
  /** What it puts in the extension points of others, such as what people owe us. */
  extensions?: readonly Extension[];
  /** Its queries whose answer is the same for everybody and may be kept by caches for a minute. */
  publicQueries?: readonly string[];
  /** @param portal what its areas told each other, for a template that looks whether there is still a reason */
  mailTemplates?: (
    settings: Settings,
    portal: Pick<PortalContext, 'extensions' | 'threads'>,
  ) => Readonly<Record<string, MailTemplate>>;
  /** What is done outside requests: recurring, or begun by somebody. */
  jobs?: readonly PortalJob[];
  /** How documents of the old system become its records; in this order, those of areas before it first. */
  moves?: readonly Move[];
  /** Adds the area's part of the demo foundation. */
  demo?: (demo: DemoContext) => Promise<void>;
}
