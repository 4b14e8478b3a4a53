import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

import type { Mark, SheetElement } from './sheet';

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;

interface Node {
  ref: PDFRef;
  dict: PDFDict;
  kids: (PDFRef | PDFNumber)[];
}

/**
 * Tags what is drawn on the pages of a pdf (PDF 1.7, 14.7 and 14.8), so that a screen reader knows headings, tables and pictures: texts
 * and QR codes stand in the elements that their marks name, boxes and lines are decoration.
 */
export class SheetTags {
  private readonly root: PDFRef;
  private readonly document: Node;
  private readonly nodes = new Map<SheetElement, Node>();
  /** Of each page, of each piece of content, by its number, the element that it stands in. */
  private readonly pages: { page: PDFPage; parents: PDFRef[] }[] = [];

  constructor(private readonly pdf: PDFDocument) {
    this.root = pdf.context.nextRef();
    this.document = this.node('Document', this.root);
  }

  /** From now on is drawn on this page. */
  turnTo(page: PDFPage): void {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.pages.length));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.pages.push({ page, parents: [] });
  }

  /** Draws a mark as part of its element. */
  around({ structure }: Mark, draw: () => void): void {
    const { page } = this.current;
    page.pushOperators(structure ? this.begin(structure) : artifact());
    draw();
    page.pushOperators(PDFOperator.of(EndMarkedContent));
  }

  /** Puts the elements in the pdf, once all is drawn. */
  finish(): void {
    const { context, catalog } = this.pdf;
    for (const { dict, kids } of [this.document, ...this.nodes.values()])
      dict.set(PDFName.of('K'), context.obj(kids));
    const tree = context.register(
      context.obj({ Nums: this.pages.flatMap(({ parents }, at) => [at, parents]) }),
    );
    context.assign(
      this.root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.document.ref],
        ParentTree: tree,
        ParentTreeNextKey: this.pages.length,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private get current(): { page: PDFPage; parents: PDFRef[] } {
    const last = this.pages.at(-1);
    if (!last) throw new Error('Nothing is drawn without a page.');
    return last;
  }

  private begin(structure: readonly SheetElement[]): PDFOperator {
    const leaf = structure.reduce((parent, element) => this.child(parent, element), this.document);
    const content = this.current.parents.push(leaf.ref) - 1;
    leaf.kids.push(PDFNumber.of(content));
    const type = structure.at(-1)?.type ?? 'P';
    return PDFOperator.of(BeginMarkedContentSequence, [PDFName.of(type), `<</MCID ${content}>>`]);
  }

  private child(parent: Node, element: SheetElement): Node {
    const known = this.nodes.get(element);
    if (known) return known;
    const node = this.node(element.type, parent.ref);
    if (element.alt) node.dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.type === 'TH') {
      const scope = this.pdf.context.obj({ O: 'Table', Scope: 'Column' });
      node.dict.set(PDFName.of('A'), scope);
    }
    parent.kids.push(node.ref);
    this.nodes.set(element, node);
    return node;
  }

  private node(type: string, parent: PDFRef): Node {
    const { context } = this.pdf;
    const page = this.pages.at(-1)?.page;
    const dict = context.obj({ Type: 'StructElem', S: type, P: parent, ...(page && { Pg: page.ref }) });
    return { ref: context.register(dict), dict, kids: [] };
  }
}

function artifact(): PDFOperator {
  return PDFOperator.of(BeginMarkedContent, [PDFName.of('Artifact')]);
}
