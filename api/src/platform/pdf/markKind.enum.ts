import { registerEnumType } from 'type-graphql';

/** What a mark on a sheet is. */
export enum MarkKind {
  text = 'text',
  line = 'line',
  box = 'box',
  qr = 'qr',
}

registerEnumType(MarkKind, { name: 'MarkKind' });
