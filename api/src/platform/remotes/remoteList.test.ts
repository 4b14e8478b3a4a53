import mongoose from 'mongoose';

import { builtPortal } from '../../testing/builtPortal';

const built = builtPortal();
afterAll(() => built.remove());

it('is there at once while there is no database: pages do not wait for it', async () => {
  expect(mongoose.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
  // With a clock that stands still, what waits would wait for ever.
  jest.useFakeTimers({ advanceTimers: false });
  try {
    const { club } = await built.remotes.offeredTo(null);
    expect(club?.map(({ entry }) => entry)).toEqual(built.entries);
  } finally {
    jest.useRealTimers();
  }
});
