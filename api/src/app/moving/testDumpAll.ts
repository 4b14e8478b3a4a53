import { TestDump } from './testDump';
import { addKrant } from './testDumpKrant';
import { addBooks, addSecretariat } from './testDumpOffice';
import { addClub, addPeople } from './testDumpPeople';
import { addStockAndVolunteers, addWebsite } from './testDumpPublic';

/** A believable dump of the old system with its known defects; always the same. */
export function madeUpDump(): TestDump {
  const dump = new TestDump();
  addPeople(dump);
  addClub(dump);
  addBooks(dump);
  addSecretariat(dump);
  addWebsite(dump);
  addStockAndVolunteers(dump);
  addKrant(dump);
  return dump;
}
