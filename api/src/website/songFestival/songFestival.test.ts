import { daysFromNow } from '../../testing/apiStage';
import {
  SongFestivalEnlistmentAndSongFestivalYearsDocument,
  SongFestivalUpdateEnlistmentDocument,
  SongFestivalUpdateWinnersDocument,
  SongFestivalWinnersDocument,
  type WinnersInput,
} from '../../testing/gql/graphql';
import { EDITOR } from '../../testing/people';
import { thisYear, useWebsite } from '../testWebsite';
import { SongFestivalEnlistmentModel } from './songFestival.model';

const stage = useWebsite(['webLiedjes']);

describe('the enrolment', () => {
  it('is closed, for this year, before anybody touches it', async () => {
    const { songFestivalEnlistment } = await stage.editor.data(
      SongFestivalEnlistmentAndSongFestivalYearsDocument,
    );
    expect(songFestivalEnlistment).toEqual({
      open: false,
      year: thisYear(),
      closesOn: null,
      takesEnrolments: false,
      revision: 0,
      modifiedByName: null,
    });
  });

  it('is opened for an edition and closed again', async () => {
    await stage.editor.data(SongFestivalUpdateEnlistmentDocument, {
      revision: 0,
      enlistment: { open: true, year: 2037 },
    });
    expect(await stage.editor.data(SongFestivalEnlistmentAndSongFestivalYearsDocument)).toMatchObject({
      songFestivalEnlistment: { open: true, year: 2037, revision: 1, modifiedByName: EDITOR },
    });
    await stage.editor.data(SongFestivalUpdateEnlistmentDocument, {
      revision: 1,
      enlistment: { open: false, year: 2021 },
    });
    expect(await stage.editor.data(SongFestivalEnlistmentAndSongFestivalYearsDocument)).toMatchObject({
      songFestivalEnlistment: { open: false, year: 2021 },
    });
  });

  it('closes after its last day, which a remote that does not know it leaves alone', async () => {
    const save = (revision: number, closesOn?: string | null) =>
      stage.editor.run(SongFestivalUpdateEnlistmentDocument, {
        ...{ revision, enlistment: { open: true, year: 2027, closesOn } },
      });
    const read = async () =>
      (await stage.editor.data(SongFestivalEnlistmentAndSongFestivalYearsDocument)).songFestivalEnlistment;
    expect((await save(0, daysFromNow(-1))).errors?.[0]?.extensions.fields).toEqual({
      closesOn: 'Kies een dag die nog niet voorbij is',
    });
    await save(0, daysFromNow(0));
    await save(1);
    expect(await read()).toMatchObject({ closesOn: daysFromNow(0), takesEnrolments: true });
    await SongFestivalEnlistmentModel.updateOne({}, { $set: { closesOn: daysFromNow(-1) } });
    expect(await read()).toMatchObject({ open: true, takesEnrolments: false });
    expect((await save(2, daysFromNow(-1))).errors).toBeUndefined();
  });

  it('is for the editions 2021 to 2037, and on to ten years ahead', async () => {
    const { songFestivalYears: years } = await stage.editor.data(
      SongFestivalEnlistmentAndSongFestivalYearsDocument,
    );
    expect(years[0]).toBe(2021);
    expect(years.at(-1)).toBe(Math.max(2037, thisYear() + 10));
    expect(years).toHaveLength((years.at(-1) ?? 0) - 2020);
    for (const year of [2020, (years.at(-1) ?? 0) + 1]) {
      const error = await stage.editor.error(SongFestivalUpdateEnlistmentDocument, {
        revision: 0,
        enlistment: { open: true, year },
      });
      expect(error.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { year: 'Kies een jaar uit de lijst' },
      });
    }
  });
});

describe('the winners', () => {
  const save = (revision: number, winners: WinnersInput) =>
    stage.editor.run(SongFestivalUpdateWinnersDocument, { revision, winners });

  it('are a text with a link', async () => {
    expect(await stage.editor.data(SongFestivalWinnersDocument)).toEqual({
      songFestivalWinners: { text: '', link: null, revision: 0, modifiedByName: null },
    });
    await save(0, { text: '<p>De Hossers<script>x</script></p>', link: ' www.video.example/1 ' });
    expect(await stage.editor.data(SongFestivalWinnersDocument)).toEqual({
      songFestivalWinners: {
        text: '<p>De Hossers</p>',
        link: 'https://www.video.example/1',
        revision: 1,
        modifiedByName: EDITOR,
      },
    });
    await save(1, { text: '', link: ' ' });
    expect(await stage.editor.data(SongFestivalWinnersDocument)).toMatchObject({
      songFestivalWinners: { text: '', link: null },
    });
  });

  it('refuse a link that is none', async () => {
    const { errors } = await save(0, { text: '', link: 'javascript:alert(1)' });
    expect(errors?.[0]?.extensions.fields).toEqual({ link: 'Dit is geen geldig webadres' });
  });
});
