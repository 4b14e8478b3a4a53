import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever, LONG, photo } from '../../../gallery/forStories';
import { CarouselEditor } from './CarouselEditor';
import type { CarouselPicture } from './PictureTile';

const picture: CarouselPicture = {
  id: '1',
  name: 'Prins Joost de Derde',
  story: 'Prins van de 44e editie.',
  photo: { id: 'p1', name: 'joost.jpg', url: photo('#7d0d14') },
  revision: 1,
};

const meta = {
  component: CarouselEditor<CarouselPicture>,
  args: {
    items: [
      picture,
      { ...picture, id: '2', name: 'Adjudant Sjors', photo: null },
      {
        ...picture,
        id: '3',
        name: LONG,
        story: LONG,
        photo: { id: 'p3', name: 'raad.jpg', url: photo('#1c7a45') },
      },
    ],
    folder: 'images/aboutUs/carrousel',
    maxWidth: 200,
    labels: {
      title: 'Prinsen',
      add: 'Prins toevoegen',
      editTitle: 'Prins aanpassen',
      nameLabel: 'Naam',
      empty: 'Er zijn nog geen prinsen.',
    },
    onAdd: forever,
    onEdit: forever,
    onDelete: forever,
    onMove: (): Promise<unknown> => forever(),
    fetchLatest: () => forever(),
  },
} satisfies Meta<typeof CarouselEditor<CarouselPicture>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const FixedOrder: Story = { args: { onMove: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Described: Story = {
  args: {
    described: true,
    items: [
      { ...picture, alt: 'De prins zwaait op het bordes', focus: { x: 30, y: 40 } },
      { ...picture, id: '2', name: 'Adjudant Sjors', alt: '', focus: null },
    ],
  },
};
