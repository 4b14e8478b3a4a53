import {
  AddPictureDocument,
  AddPictureNewsDocument,
  PublicPicturesDocument,
  PublishPictureDraftDocument,
  SavePictureDraftDocument,
  SetThemePictureDocument,
} from '../testing/gql/graphql';
import { useWebsite } from './testWebsite';

const stage = useWebsite(['webHome', 'webJeugdraad', 'webNews']);
const focus = { x: 30, y: 60 };
const seen = { alt: ' De raad op de wagen ', focus };
const kept = { alt: 'De raad op de wagen', focus };
const none = { alt: null, focus: null };
const picture = async (folder: string) => (await stage.picture(folder)).id;
const setTheme = (revision: number, theme: object) =>
  stage.editor.run(SetThemePictureDocument, { revision, theme: { title: '', text: '', ...theme } });

it('what is said of pictures is kept, and shown to visitors', async () => {
  await setTheme(0, { imageId: await picture('images/theme'), ...seen });
  const item = { name: 'Raad', photoId: await picture('images/jeugdraad/carrousel'), ...seen };
  const { addCarouselItem } = await stage.editor.data(AddPictureDocument, { carousel: 'jeugdraad', item });
  expect(addCarouselItem).toMatchObject(kept);
  const newItem = { title: 'Prins', text: '<p>Alaaf</p>', tags: [], postpone: 'no' as const };
  const photoId = await picture('images/news');
  const { addNewsItem } = await stage.editor.data(AddPictureNewsDocument, {
    newItem: { ...newItem, photoId, ...seen },
  });
  const { id } = addNewsItem;
  const shown = async () => (await stage.api.visitor.data(PublicPicturesDocument, { id })).website;
  expect(await shown()).toEqual({
    home: { theme: kept },
    jeugdraad: { pictures: [kept] },
    nieuwsbericht: kept,
  });

  const { postpone: _day, ...draft } = newItem;
  const { saveNewsDraft } = await stage.editor.data(SavePictureDraftDocument, {
    ...{ id, revision: addNewsItem.revision, item: { ...draft, photoId, alt: 'Anders', focus: null } },
  });
  expect(saveNewsDraft.draft).toEqual({ alt: 'Anders', focus: null });
  expect((await shown()).nieuwsbericht).toEqual(kept);
  await stage.editor.data(PublishPictureDraftDocument, { id, revision: saveNewsDraft.revision });
  expect((await shown()).nieuwsbericht).toEqual({ alt: 'Anders', focus: null });
});

it('nothing is said of a picture that is not there', async () => {
  await setTheme(0, { imageId: await picture('images/theme'), ...seen });
  expect((await setTheme(1, { imageId: null, ...seen })).data?.updateTheme).toMatchObject(none);
});

it.each([
  [{ focus: { x: 101, y: 0 } }, ['focus.x']],
  [{ focus: { x: 0, y: -1 } }, ['focus.y']],
  [{ alt: 'x'.repeat(201) }, ['alt']],
])('%j is refused', async (given, fields) => {
  const { errors } = await setTheme(0, { imageId: await picture('images/theme'), ...given });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(fields);
});
