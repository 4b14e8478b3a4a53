import { moved } from '../../platform/moving/moving';
import { isPlain, type OldPlain } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { carouselFolders, CarouselName } from '../website.enums';
import { type Carousel, type CarouselItem, CarouselModel } from './carousel.model';

const ITEM = 'carousel item';
/** Files of the old system with pictures, and the lists in their documents. */
const FILES = {
  home: CarouselName.programme,
  jeugdraad: CarouselName.jeugdraad,
  aboutUs: CarouselName.aboutUs,
} as const;
const LISTS = ['prog', 'pictures', 'items'];
const STORY = 5000;
const NAMES = Object.fromEntries(Object.values(CarouselName).map((name) => [name.toLowerCase(), name]));

/** The pictures of the home page, the youth council and the page about us; their order stays. */
export const moveCarousels: Move = {
  files: ['carousels'],
  gather: {
    files: Object.keys(FILES),
    documents: (dump) =>
      Object.entries(FILES).flatMap(([file, carousel]) =>
        (dump.get(file) ?? []).flatMap(itemsIn).map((item) => ({ ...item, carousel })),
      ),
  },
  title: "Foto's van de website",
  into: [CarouselModel],
  map: async (old, moving) => {
    const carousel = old.at('carousel').choice(NAMES, { required: true });
    const flag = old.at('image');
    old.ignore('foto');
    const hasPhoto = flag.isMissing ? !old.at('foto').isMissing : flag.yes();
    const photo =
      hasPhoto && carousel
        ? await moving.files.take(old.named(flag), { folder: carouselFolders[carousel], kind: 'image' })
        : null;
    const item = {
      _id: old.newId,
      name: old.at('name').text({ required: true }),
      story: old.at('story').text({ most: STORY, isLong: true }),
      photo,
      revision: 1,
    };
    moving.remember(`${ITEM} ${carousel ?? ''}`, item);
    return [];
  },
  finish: (moving) =>
    Object.values(CarouselName).flatMap((_id) => {
      const items = moving.recall<CarouselItem>(`${ITEM} ${_id}`);
      return items.length > 0 ? [moved(CarouselModel, { _id, items: [...items] })] : [];
    }),
  count: (stored) =>
    (stored(CarouselModel) as unknown as readonly Carousel[]).flatMap(({ items }) => items).length,
};

/** A document is an item, or has a list of them. */
function itemsIn(plain: OldPlain): OldPlain[] {
  const lists = LISTS.map((name) => plain[name]).filter(Array.isArray);
  return lists.length > 0 ? lists.flatMap((list) => list.filter(isPlain)) : [plain];
}
