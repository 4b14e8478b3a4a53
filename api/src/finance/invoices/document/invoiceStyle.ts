import { PAGE } from '../../../platform/pdf/sheet';

/** The colours of an invoice. */
export const SOFT = '#6b6156';
export const RED = '#b5121b';
export const YELLOW = '#ffc526';

/** Its edges. */
export const LEFT = 56;
export const RIGHT = PAGE.width - 56;
export const WIDTH = RIGHT - LEFT;
/** Of what stands beside an amount, or beside the address of the foundation. */
export const COLUMN = 370;
