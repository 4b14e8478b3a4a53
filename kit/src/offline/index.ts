/** kit/offline: saving with bad reception, and what a device keeps. */
export { type Kept, type KeptData, keptData } from './keptData';
export { type LocalData, localData } from './localData';
export { Outbox, type OutboxEntry, outboxes, type Refusal, askSoon } from './outbox';
export { postTick, useTicks, type WaitingTick } from './taskTicks';
export { type OutboxState, type Post, useOutbox } from './useOutbox';
export { refusalText, WaitingLine, SendNow, WaitingMark } from './WaitingLine';
export { WaitingTicks, formatTime } from './WaitingTicks';
