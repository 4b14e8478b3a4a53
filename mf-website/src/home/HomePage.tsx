import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { PageTitle, Stack, Button, Card, Dialog } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Carousel } from '../carousels/Carousel';
import { WebsiteCarouselDocument } from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';
import { AgendaCard } from './AgendaCard';
import { ThemeCard } from './ThemeCard';

/** The home page of the public website: intro, agenda, theme, programme. */
export function HomePage() {
  return (
    <Stack>
      <PageTitle>Homepage</PageTitle>
      <IntroCard textKey="home" />
      <AgendaCard />
      <ThemeCard />
      <ProgrammeCard />
    </Stack>
  );
}

const labels = {
  title: 'Programma',
  add: 'Programma toevoegen',
  editTitle: 'Programma aanpassen',
  nameLabel: 'Naam',
  empty: "Er zijn nog geen programma's.",
};

/** The programmes of the home page, in a dialog. */
export function ProgrammeCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Programma"
      actions={
        <Button variant="ghost" onClick={() => setOpen(true)}>
          Programma bekijken en aanpassen
        </Button>
      }
    >
      <Programmes />
      <Dialog title="Programma" size={900} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Carousel carousel="programme" folder="images/home/carrouselProg" maxWidth={300} labels={labels} />
      </Dialog>
    </Card>
  );
}

/** What is in the carousel now; the dialog keeps it up to date. */
function Programmes() {
  const query = useQuery(WebsiteCarouselDocument, { variables: { carousel: 'programme' } });
  return (
    <Loaded query={query} subject="Het programma">
      {({ carousel }) =>
        carousel.length === 0 ? (
          <p>{labels.empty}</p>
        ) : (
          <Row>
            {carousel.map(({ id, name, photo }) => (
              <li key={id}>
                {photo && <img src={`${photo.url}?w=320`} alt="" loading="lazy" />}
                {name}
              </li>
            ))}
          </Row>
        )
      }
    </Loaded>
  );
}

const Row = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  li {
    width: 140px;
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  img {
    display: block;
    width: 140px;
    height: 94px;
    margin-bottom: var(--s1);
    border-radius: var(--r-s);
    object-fit: cover;
  }
`;
