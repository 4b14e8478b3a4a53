import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

import type { Mark } from '../../../platform/pdf/sheet';
import { Allow, inherit } from '../../../platform/schema/allow';

/** What a mark on a sheet is. */
enum MarkKind {
  text = 'text',
  line = 'line',
  box = 'box',
  qr = 'qr',
}

registerEnumType(MarkKind, {
  name: 'MarkKind',
  description: 'What a mark on a sheet is.',
  valuesConfig: {
    text: { description: 'A line of text.' },
    line: { description: 'A straight line.' },
    box: { description: 'A filled rectangle.' },
    qr: { description: 'A QR code.' },
  },
});

@Allow(inherit)
@ObjectType('LayoutMark', {
  simpleResolvers: true,
  description: 'One thing on a sheet of 595 by 842 points, counted from the left and the top.',
})
export class LayoutMark implements Mark {
  @Field(() => MarkKind)
  kind: MarkKind;

  @Field(() => Float, { description: 'From the left, in points; of a text where it begins.' })
  x: number;

  @Field(() => Float, { description: 'Of a text its baseline.' })
  y: number;

  @Field(() => Float, { description: 'In points.' })
  width: number;

  @Field(() => Float, { description: 'In points.' })
  height: number;

  @Field(() => String, { nullable: true, description: 'Of a text: what it says.' })
  text?: string;

  @Field(() => Float, { nullable: true, description: 'Of the letters.' })
  size?: number;

  @Field(() => Boolean, { nullable: true, description: 'Of a text: bold.' })
  bold?: boolean;

  @Field({ description: '#rrggbb.' })
  color: string;

  @Field(() => [String], { nullable: true, description: "Of a QR code: its rows, '1' for a dark module." })
  rows?: string[];
}
