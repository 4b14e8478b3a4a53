/** The architectures of Linux that the embedded engine is published for. */
export type LinuxArch = 'x64' | 'arm64';

/** `e_machine` of each architecture. */
const MACHINES: Readonly<Record<LinuxArch, number>> = { x64: 62, arm64: 183 };
const CLASS_64 = 2;
const LITTLE_ENDIAN = 1;

const SHT_DYNSYM = 11;
const SHT_GNU_VERNEED = 0x6ffffffe;
const SHT_GNU_VERSYM = 0x6fffffff;

const SYMBOL_SIZE = 24;
const VERSYM_GLOBAL = 1;
const VERSYM_HIDDEN = 0x8000;
const VERNEED_WEAK = 2;

const TOO_NEW = 'GLIBC_2.38';
const C23_PREFIX = '__isoc23_';

interface Section {
  type: number;
  offset: number;
  size: number;
  link: number;
  info: number;
}

/**
 * A copy of a shared library that asks for `GLIBC_2.38`, changed so that glibc 2.36 and 2.37 load it: the
 * symbols of that version become unversioned, the `__isoc23_` ones take the name they had before C23
 * (`strtol` and the like, which behave the same for what the engine parses), and the version itself becomes
 * a wish instead of a demand. Applying it to its own result changes nothing. Throws when the bytes are not
 * a 64-bit library for this architecture or do not hang together.
 */
export function patchElf(input: Buffer, arch: LinuxArch): Buffer {
  checkHeader(input, arch);
  const output = Buffer.from(input);
  const sections = readSections(output);
  const symbols = only(sections, SHT_DYNSYM);
  const versions = only(sections, SHT_GNU_VERSYM);
  const needs = only(sections, SHT_GNU_VERNEED);
  const names = linked(sections, symbols);

  const indexes = weakenTooNew(output, needs, linked(sections, needs));
  for (let i = 0; i < symbols.size / SYMBOL_SIZE; i += 1) {
    const version = versions.offset + i * 2;
    if (!indexes.has(output.readUInt16LE(version) & ~VERSYM_HIDDEN)) continue;
    const symbol = symbols.offset + i * SYMBOL_SIZE;
    const name = output.readUInt32LE(symbol);
    if (textAt(output, names, name).startsWith(C23_PREFIX)) {
      output.writeUInt32LE(name + C23_PREFIX.length, symbol);
    }
    output.writeUInt16LE(VERSYM_GLOBAL, version);
  }
  return output;
}

function checkHeader(file: Buffer, arch: LinuxArch): void {
  if (file.length < 64 || file.toString('latin1', 0, 4) !== '\x7fELF') throw new Error('not an ELF file');
  if (file[4] !== CLASS_64 || file[5] !== LITTLE_ENDIAN) throw new Error('not a 64-bit little-endian file');
  if (file.readUInt16LE(18) !== MACHINES[arch]) throw new Error(`not a file for ${arch}`);
}

function readSections(file: Buffer): Section[] {
  const start = Number(file.readBigUInt64LE(0x28));
  const entrySize = file.readUInt16LE(0x3a);
  const count = file.readUInt16LE(0x3c);
  return Array.from({ length: count }, (_, i) => {
    const at = start + i * entrySize;
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      size: Number(file.readBigUInt64LE(at + 32)),
      link: file.readUInt32LE(at + 40),
      info: file.readUInt32LE(at + 44),
    };
  });
}

function only(sections: Section[], type: number): Section {
  const [section, ...others] = sections.filter((candidate) => candidate.type === type);
  if (!section || others.length > 0) throw new Error(`not exactly one section of type ${type.toString(16)}`);
  return section;
}

/** The string table that belongs to a section. */
function linked(sections: Section[], section: Section): Section {
  const strings = sections[section.link];
  if (!strings) throw new Error('a section without its string table');
  return strings;
}

/** Marks every need of the version that is too new as weak and returns the indexes of those needs. */
function weakenTooNew(file: Buffer, needs: Section, names: Section): Set<number> {
  const indexes = new Set<number>();
  let need = needs.offset;
  for (let i = 0; i < needs.info; i += 1) {
    let entry = need + file.readUInt32LE(need + 8);
    for (let left = file.readUInt16LE(need + 2); left > 0; left -= 1) {
      if (textAt(file, names, file.readUInt32LE(entry + 8)) === TOO_NEW) {
        indexes.add(file.readUInt16LE(entry + 6) & ~VERSYM_HIDDEN);
        file.writeUInt16LE(file.readUInt16LE(entry + 4) | VERNEED_WEAK, entry + 4);
      }
      entry += file.readUInt32LE(entry + 12);
    }
    need += file.readUInt32LE(need + 12);
  }
  return indexes;
}

function textAt(file: Buffer, strings: Section, offset: number): string {
  const start = strings.offset + offset;
  const end = file.indexOf(0, start);
  if (offset >= strings.size || end < 0) throw new Error('a name outside its string table');
  return file.toString('latin1', start, end);
}
