import type { DemoContext } from '../../platform/demo/demoContext';
import { demoDocument } from '../../platform/demo/demoFiles';
import { demoEditor } from '../editor.demo';
import { DocumentSection, sectionFolders } from '../website.enums';
import { PublicDocumentModel } from './publicDocument.model';

type DemoFile = readonly [title: string, description: string, date: string];

const PAPERS = [2021, 2022, 2023, 2024, 2025, 2026].map((year): DemoFile => [
  `Carnavalskrant ${year}`,
  year === 2021 ? 'De thuiseditie: zonder carnaval, met puzzels.' : '',
  `${year}-01-10`,
]);
const FILES: Readonly<Record<DocumentSection, readonly DemoFile[]>> = {
  paper: PAPERS,
  liedjes: [
    ['Originaliteitsverklaring', 'Vul in, onderteken en stuur mee met je inschrijving.', '2026-09-05'],
    ['Reglement liedjesfestival 2027', '', '2026-09-05'],
  ],
  kids: [
    ['Kleurplaat van de jeugdprins', 'Inleveren kan tot en met 5 februari.', '2026-10-20'],
    ['Programma kindercarnaval 2027', '', '2026-11-08'],
  ],
  summer: [
    ['Inschrijfformulier optocht 2027', 'Inleveren voor 15 januari.', '2026-10-01'],
    ['Optochtreglement', 'Met de afmetingen van wagens en de regels voor geluid.', '2026-10-01'],
    ['Route en opstelling', '', '2026-10-15'],
  ],
};

/** Six newspapers, and documents for the song festival, the children and the parade. */
export async function demoDocuments(demo: DemoContext): Promise<void> {
  const { id, name } = demoEditor(demo);
  const documents = Object.values(DocumentSection).flatMap((section) =>
    FILES[section].map(async ([title, description, date]) => {
      const creationDate = new Date(`${date}T10:00:00Z`);
      return {
        _id: demo.idAt(`document ${section} ${title}`, creationDate),
        section,
        title,
        description,
        file: await demoDocument(
          demo,
          sectionFolders[section],
          title,
          description ? [description] : [],
          true,
        ),
        creator: name,
        createdBy: id,
        creationDate,
      };
    }),
  );
  await PublicDocumentModel.insertMany(await Promise.all(documents));
}
