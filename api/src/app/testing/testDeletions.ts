import type { Model } from 'mongoose';

import { uploadOf } from '../../testing/apiStage';
import { PNG } from '../../testing/fileStage';
import { BreweryModel } from '../../website/breweries/brewery.model';
import { CarouselModel } from '../../website/carousels/carousel.model';
import { PublicDocumentModel } from '../../website/documents/publicDocument.model';
import { NewsItemModel } from '../../website/news/news.model';
import { ParadeEntryModel } from '../../website/parades/paradeEntry.model';
import { ParticipantModel } from '../../website/participants/participant.model';
import { idOf, type RepeatStage, type Stage, text } from './testRepeatStage';

/** Something that can be deleted: the arguments that do so, and the record that has it. */
export interface Deletable {
  args: Record<string, unknown>;
  model: Model<never>;
  id: string;
}

/** For each deleting operation how to make what it deletes. */
export type DeletionCases = Readonly<Record<string, () => Promise<Deletable>>>;

/** Adds something with the arguments of another case. */
export type Add = (operation: string) => Promise<string>;

const png = async ({ api, admin }: Stage, folder: string) =>
  (await uploadOf(api, folder, PNG, 'foto.png', admin.cookie)).id;
/** A model for a case. */
export const modelOf = (model: unknown) => model as Model<never>;

/** Something that is deleted by its id alone. */
export function whole(add: Add, operation: string, model: unknown, more: object = {}) {
  return async (): Promise<Deletable> => {
    const id = await add(operation);
    return { args: { id, ...more }, model: modelOf(model), id };
  };
}

/** The website. */
export function websiteDeletions(stage: Stage, add: Add, cases: RepeatStage['cases']): DeletionCases {
  const { admin } = stage;
  return {
    deleteBrewery: async () => {
      const id = await add('addBrewery');
      return { args: { breweryId: id }, model: modelOf(BreweryModel), id };
    },
    deleteBeer: async () => {
      const { breweryId } = (await cases.addBeer?.()) as { breweryId: string };
      for (const _ of [1, 2, 3]) await add('addBeer');
      const { beers = [] } = (await BreweryModel.findById(breweryId).lean()) ?? {};
      const beer = beers[1] as unknown as { _id: unknown };
      return { args: { breweryId, beerId: String(beer._id) }, model: modelOf(BreweryModel), id: breweryId };
    },
    deleteCarouselItem: async () => {
      const operation = `mutation ($photoId: ID!, $name: String!) {
        addCarouselItem(carousel: jeugdraad, item: { name: $name, photoId: $photoId }) { id }
      }`;
      const item = async () =>
        idOf(admin, operation, {
          name: text('Raad'),
          photoId: await png(stage, 'images/jeugdraad/carrousel'),
        });
      const id = await item();
      await item();
      return { args: { carousel: 'jeugdraad', id }, model: modelOf(CarouselModel), id: 'jeugdraad' };
    },
    deleteNewsItem: async () => {
      const photoId = await png(stage, 'images/news');
      const operation = `mutation ($photoId: ID!, $title: String!) {
        addNewsItem(newItem: { title: $title, text: "<p>Alaaf</p>", tags: [], postpone: no, photoId: $photoId }) { id }
      }`;
      const id = await idOf(admin, operation, { title: text('Prins'), photoId });
      return { args: { id }, model: modelOf(NewsItemModel), id };
    },
    deletePublicDocument: whole(add, 'addPublicDocument', PublicDocumentModel, { section: 'kids' }),
    deleteParadeEntry: whole(add, 'addParadeEntry', ParadeEntryModel, { parade: 'parade' }),
    deleteParticipant: async () => {
      await add('enlistForSongFestival');
      const last = await ParticipantModel.findOne().sort({ _id: -1 }).orFail();
      return { args: { id: last.id }, model: modelOf(ParticipantModel), id: last.id };
    },
  };
}
