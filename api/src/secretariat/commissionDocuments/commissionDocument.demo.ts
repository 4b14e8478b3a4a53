import { demoCommissionId } from '../../identity/commissions/commission.demo';
import type { DemoContext } from '../../platform/demo/demoContext';
import { demoDocument } from '../../platform/demo/demoFiles';
import { CommissionDocumentKind } from '../secretariat.enums';
import { CommissionDocumentModel } from './commissionDocument.model';
import { commissionFolder } from './commissionDocument.service';

const { script, doc } = CommissionDocumentKind;
const CREATOR = { name: 'Piet Hendriks', email: 'preces@carnaval.example' };
/** Number of the committee, card, title, description, link; without a link it is a file. */
const DOCUMENTS = [
  [3, script, 'Draaiboek optocht 2027', 'Versie van de vergadering in oktober.', null],
  [3, script, 'Begroting optocht 2027', '', null],
  [3, doc, 'Plattegrond van de route', 'Met de plekken van de hekken en de EHBO.', null],
  [3, doc, "Foto's van 2026", '', 'fotos.carnaval.example/optocht-2026'],
  [3, doc, 'Juryformulier', '', null],
  [11, script, 'Begroting kindercarnaval 2027', '', null],
  [11, doc, 'Lijst van basisscholen', 'Met wie we daar bellen.', null],
] as const;

/** Scripts, budgets and documents of the committees of the demo accounts. */
export async function demoCommissionDocuments(demo: DemoContext): Promise<void> {
  const documents = DOCUMENTS.map(async ([number, kind, title, description, link], position) => {
    const commissionId = demoCommissionId(demo, number).toHexString();
    const creationDate = new Date(Date.UTC(2026, 8, 10 + position * 5, 18));
    return {
      _id: demo.idAt(`commission document ${number} ${title}`, creationDate),
      commissionId,
      kind,
      title,
      description,
      link,
      file: link ? null : await demoDocument(demo, commissionFolder(commissionId), title, [], true),
      creator: CREATOR.name,
      createdBy: demo.id(`user ${CREATOR.email}`).toHexString(),
      creationDate,
    };
  });
  await CommissionDocumentModel.insertMany(await Promise.all(documents));
}
