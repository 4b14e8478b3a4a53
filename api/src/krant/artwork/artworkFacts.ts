import { modelOptions, prop } from '@typegoose/typegoose';

/**
 * What was measured of a file when it came in: what it means depends on what was sold, and that may change (see
 * `findingsOf`). What is absent is not known.
 */
@modelOptions({ schemaOptions: { _id: false } })
export class ArtworkFacts {
  /** It could not be looked into. */
  @prop({ type: () => String })
  problem?: 'locked' | 'unreadable';

  @prop({ type: () => Number })
  widthPixels?: number;

  @prop({ type: () => Number })
  heightPixels?: number;

  @prop({ type: () => Number })
  pages?: number;

  /** Of its first page, as it is to be cut. */
  @prop({ type: () => Number })
  widthMm?: number;

  @prop({ type: () => Number })
  heightMm?: number;

  /** The names of letters that the file does not bring along. */
  @prop({ type: () => [String], default: undefined })
  missingFonts?: string[];

  @prop({ type: () => Boolean })
  isColor?: boolean;

  /** In the colours of a screen. */
  @prop({ type: () => Boolean })
  isRgb?: boolean;
}
