import { TestDump } from './testDump';
import { addKrant } from './testDumpKrant';
import { addClub, addPeople } from './testDumpPeople';

/** A believable dump of the old system with its known defects; always the same. */
export function madeUpDump(): TestDump {
  const dump = new TestDump();
  addPeople(dump);
  addClub(dump);
  addKrant(dump);
  return dump;
}
