import { PageTitle, Stack } from 'kit/ui';

import { IntroCard } from '../texts/IntroCard';
import { Carousel } from './Carousel';

const labels = {
  title: 'Fotocarrousel',
  add: 'Foto toevoegen',
  editTitle: 'Foto aanpassen',
  nameLabel: 'Naam',
  empty: "Er zijn nog geen foto's.",
};

/** The youth council: intro and pictures. */
export function YouthCouncilPage() {
  return (
    <Stack>
      <PageTitle>Jeugdraad</PageTitle>
      <IntroCard textKey="jeugdraad" />
      <Carousel
        carousel="jeugdraad"
        folder="images/jeugdraad/carrousel"
        maxWidth={1500}
        photoRequired
        labels={labels}
      />
    </Stack>
  );
}
