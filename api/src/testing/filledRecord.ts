import { Types } from 'mongoose';

import { classOf, type CollectionPrivacy, type RegisteredModel } from '../platform/privacy/collectionPrivacy';

/** In every personal text of a {@link filledRecord}, and nowhere else. */
export const MARK = 'persoonlijk-merk';

interface SchemaPath {
  instance: string;
  schema?: object;
  enumValues?: string[];
  embeddedSchemaType?: { instance: string };
}

/**
 * A record as it is stored, with something in every field that the schema has: personal texts hold {@link MARK}, lists
 * have one part.
 * @param values what must be something else, by their paths at the top
 */
export function filledRecord(
  entry: CollectionPrivacy,
  values: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { schema } = entry.model as RegisteredModel;
  return { _id: new Types.ObjectId(), ...filled(schema, entry, ''), ...values };
}

function filled(schema: object, entry: CollectionPrivacy, prefix: string): Record<string, unknown> {
  const { paths } = schema as { paths: Record<string, SchemaPath> };
  const record: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(paths)) {
    // A record that is not in the trash.
    if (['_id', 'pendingEvents', 'pendingMails', 'keptRequests', 'deletedAt', 'trash'].includes(name))
      continue;
    const [last = name, ...outer] = name.split('.').reverse();
    const holder = outer.reverse().reduce<Record<string, unknown>>((at, part) => {
      at[part] ??= {};
      return at[part] as Record<string, unknown>;
    }, record);
    const part = path.schema && filled(path.schema, entry, `${prefix}${name}.`);
    const value =
      part ?? valueOf(path, classOf(entry, `${prefix}${name}`) === 'personal', `${prefix}${name}`);
    holder[last] = path.instance === 'Array' ? [value] : value;
  }
  return record;
}

function valueOf(
  { instance, enumValues, embeddedSchemaType }: SchemaPath,
  isPersonal: boolean,
  name: string,
) {
  const kind = instance === 'Array' ? embeddedSchemaType?.instance : instance;
  if (kind === 'Number') return 1;
  if (kind === 'Boolean') return false;
  if (kind === 'Date') return new Date('2026-01-01T12:00:00Z');
  if (enumValues?.[0] !== undefined) return enumValues[0];
  return isPersonal ? `${MARK} ${name}` : name;
}
