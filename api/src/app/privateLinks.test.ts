import type { Db } from 'mongodb';
import mongoose from 'mongoose';

import { readDetails } from '../club/members/details/details.service';
import { ClubMemberModel } from '../club/members/member.model';
import { makeMember } from '../club/testClub';
import { up } from '../migrations/20261124-private-links';
import { CalendarFeedModel } from '../secretariat/calendar/calendar.model';
import { ownerOf } from '../secretariat/calendar/calendarFeed.service';
import { useApi } from '../testing/apiStage';
import { makeUser } from '../testing/people';
import { readOwn } from '../volunteers/shifts/ownShifts.service';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';

useApi();

it('links of before are hashed by the migration, which can be repeated, and work on', async () => {
  await makeMember('197401');
  await ClubMemberModel.collection.updateOne({ _id: '197401' } as object, {
    $set: { detailsToken: 'oud-lid' },
    $unset: { links: 1 },
  });
  await VolunteerModel.collection.insertMany([
    { name: 'Cor', shifts: [], token: 'oud-cor' },
    { name: 'Piet', shifts: [] },
  ] as never);
  const users = [await makeUser({ general: ['secjaarProg'] }), await makeUser({ general: ['secjaarProg'] })];
  const feeds = CalendarFeedModel.collection;
  await feeds.insertMany(
    users.map(({ id }, at) => ({ _id: id, token: `oud-${at}`, createdAt: new Date() })) as never,
  );
  const db = mongoose.connection.db as unknown as Db;
  await feeds.createIndex({ token: 1 }, { unique: true });
  await up(db);
  const stored = async () =>
    JSON.stringify([
      await ClubMemberModel.collection.find().toArray(),
      await VolunteerModel.collection.find().toArray(),
      await feeds.find().toArray(),
    ]);
  const first = await stored();
  expect(first).not.toMatch(/oud-|"token"|detailsToken/);
  await up(db);
  expect(await stored()).toBe(first);
  expect(await feeds.indexExists('token_1')).toBe(false);

  expect((await readDetails('oud-lid')).lastName).toBe('Jansen');
  expect((await readOwn('oud-cor')).name).toBe('Cor');
  const owners = await Promise.all(['oud-0', 'oud-1', 'oud-2'].map((token) => ownerOf('programme', token)));
  expect(owners.map((owner) => owner?.id)).toEqual([...users.map(({ id }) => id), undefined]);
});
