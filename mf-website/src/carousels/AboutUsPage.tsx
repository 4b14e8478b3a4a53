import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { Carousel } from './Carousel';

const labels = {
  title: 'Prinsen',
  add: 'Prins toevoegen',
  editTitle: 'Prins aanpassen',
  nameLabel: 'Naam',
  storyLabel: 'Verhaal',
  empty: 'Er zijn nog geen prinsen.',
};

/** About us: intro and the princes. */
export function AboutUsPage() {
  return (
    <Stack>
      <PageTitle>Over ons</PageTitle>
      <IntroCard textKey="aboutUs" />
      <Carousel
        carousel="aboutUs"
        folder="images/aboutUs/carrousel"
        maxWidth={200}
        withStory
        labels={labels}
      />
    </Stack>
  );
}
