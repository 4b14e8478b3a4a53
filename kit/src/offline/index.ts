/** kit/offline: saving with bad reception, and what a device keeps. */
export { askSoon } from './askSoon';
export { formatTime } from './formatTime';
export { type Kept, type KeptData, keptData } from './keptData';
export { type LocalData, localData } from './localData';
export { Outbox, type OutboxEntry, outboxes, type Refusal } from './outbox';
export { postTick, useTicks, type WaitingTick } from './taskTicks';
export { SendNow } from './SendNow';
export { type OutboxState, type Post, useOutbox } from './useOutbox';
export { refusalText, WaitingLine } from './WaitingLine';
export { WaitingMark } from './WaitingMark';
export { WaitingTicks } from './WaitingTicks';
