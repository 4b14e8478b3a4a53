import type { DemoContext } from '../../platform/demo/demoContext';
import { changedAt } from '../editor.demo';
import { ContactAddressModel } from './contact.model';

/** The web shop has none: its messages go to the general address. */
const ADDRESSES = {
  algemeen: 'info@carnaval.example',
  ubpf: 'bierproeffestival@carnaval.example',
  liedjesfestival: 'liedjesfestival@carnaval.example',
  krant: 'krant@carnaval.example',
  club: 'clubvan111@carnaval.example',
  webshop: '',
  optocht: 'optocht@carnaval.example',
} as const;

/** The contact addresses. */
export async function demoContactAddresses(demo: DemoContext): Promise<void> {
  await ContactAddressModel.insertMany(
    Object.entries(ADDRESSES).map(([subject, address]) => ({
      _id: subject,
      address,
      revision: 1,
      ...changedAt(demo, '2026-08-30T12:00:00Z'),
    })),
  );
}
