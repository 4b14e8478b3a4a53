import { Button, Card, Dialog } from 'kit/ui';
import { useState } from 'react';

import { Carousel } from '../carousels/Carousel';

const labels = {
  title: 'Programma',
  add: 'Programma toevoegen',
  editTitle: 'Programma aanpassen',
  nameLabel: 'Naam',
  empty: "Er zijn nog geen programma's.",
};

/** The programmes of the home page, in a dialog (spec 2, section 2, "Home editor"). */
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
      <p>De programma&apos;s staan als carrousel op de homepage, elk met een naam en een afbeelding.</p>
      <Dialog title="Programma" size={900} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Carousel carousel="programme" folder="images/home/carrouselProg" maxWidth={300} labels={labels} />
      </Dialog>
    </Card>
  );
}
