import { demoPng } from '../../platform/demo/demoFiles';
import { exists, onlyWinner, uploadOf, useApi } from '../../testing/apiStage';
import {
  DeleteProductDocument,
  EditProductDocument,
  FamilyAddVariantDocument,
  FamilyBeginDocument,
  FamilyEditVariantDocument,
  FamilyJoinDocument,
  FamilyLeaveDocument,
  FamilyProductsDocument,
  FamilyRenameDocument,
  FamilyReportDocument,
  FamilyRestoreDocument,
  FamilySearchDocument,
  FamilyShareDocument,
  FamilyShopDocument,
  PlaceWebshopOrderDocument,
  StockSeasonsDocument,
  type VariantFragment,
  WebshopOrdersDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { orderOf, requestId, stockOf } from '../testStock';
import { settleFamilies } from './family.service';
import { ProductModel } from './product.model';

const stage = useApi();
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

/** 'Shirt (maat M)': a product with ten pieces that is the first of its family. */
async function begun(changes: object = {}, variant = 'maat M'): Promise<VariantFragment> {
  const { id, revision } = await stock.addProduct('Shirt', 10, { description: 'Katoen', ...changes });
  return (await anja.data(FamilyBeginDocument, { id, revision, first: { family: 'Shirt', variant } }))
    .beginFamily;
}
const adding = (productId: string, variant: string, changes: object = {}) => ({
  variant: { ...{ productId, variant, price: 1500, initialStock: 3 }, ...changes },
  requestId: requestId(),
});
const add = async (productId: string, variant: string, changes: object = {}) =>
  (await anja.data(FamilyAddVariantDocument, adding(productId, variant, changes))).addVariant;
const all = async () => (await anja.data(FamilyProductsDocument)).products;
const titles = async () => (await all()).map(({ title }) => title);
const named = async (title: string) => (await all()).find((one) => one.title === title) as VariantFragment;
const sell = ({ id, stock: [place] }: VariantFragment, amount: number, price = 1000) =>
  stock.tune(id, { action: 'sold', amount, price, locationId: place?.locationId });
const report = async () => {
  const { stockSeasons } = await anja.data(StockSeasonsDocument);
  return (await anja.data(FamilyReportDocument, { season: stockSeasons[0] ?? 0 })).stockReport;
};

it('a product becomes the first of its family, with its own stock; another comes beside it with its own', async () => {
  const m = await begun({ suppliers: 'Drukker', deliveryPrice: 295 });
  expect(m).toMatchObject({ title: 'Shirt (maat M)', family: 'Shirt', variant: 'maat M', amount: 10 });
  const l = await add(m.id, ' maat  L ', { lowStock: 2 });
  expect(l).toMatchObject({
    ...{ title: 'Shirt (maat L)', family: 'Shirt', variant: 'maat L', familyId: m.familyId },
    ...{ amount: 3, price: 1500, lowStock: 2 },
    // What is said of the one is said of the other.
    ...{ description: 'Katoen', suppliers: 'Drukker', deliveryPrice: 295 },
    changeLog: [expect.stringMatching(/Anja: variant van Shirt toegevoegd, 3 in Algemeen$/)],
  });
  await sell(l, 2);
  expect((await all()).map(({ variant, amount }) => [variant, amount])).toEqual([
    ['maat M', 10],
    ['maat L', 1],
  ]);
});

it('of five who add the same variant at once one does, whatever its capitals and accents', async () => {
  const { id } = await begun();
  const answers = await Promise.all(
    ['Crème', 'creme', 'CRÈME', 'Creme', 'crème'].map((variant) =>
      anja.run(FamilyAddVariantDocument, adding(id, variant)),
    ),
  );
  const refused = answers.flatMap(({ errors }) => (errors ? [errors[0]?.extensions.fields] : []));
  expect(refused).toEqual(
    Array.from({ length: 4 }, () => ({ variant: 'Deze variant is er al. Kies een andere naam.' })),
  );
  expect(await titles()).toHaveLength(2);
});

it('of two who begin a family of one product at once one does', async () => {
  const { id, revision } = await stock.addProduct('Shirt');
  const answers = await Promise.all(
    ['maat M', 'maat L'].map((variant) =>
      anja.run(FamilyBeginDocument, { id, revision, first: { family: 'Shirt', variant } }),
    ),
  );
  onlyWinner(answers, 'Dit product', 'Anja');
});

it('another product has the same variant', async () => {
  const shirt = await begun();
  const { id, revision } = await stock.addProduct('Trui');
  const first = { family: 'Trui', variant: 'maat M' };
  const { beginFamily } = await anja.data(FamilyBeginDocument, { id, revision, first });
  expect(beginFamily.familyId).not.toBe(shirt.familyId);
});

it.each([
  [{ variant: ' ' }, 'variant'],
  [{ variant: 'x'.repeat(81) }, 'variant'],
  [{ price: -1 }, 'price'],
  [{ price: 1_000_001 }, 'price'],
  [{ initialStock: -1 }, 'initialStock'],
  [{ initialStock: 100_001 }, 'initialStock'],
  [{ lowStock: 0 }, 'lowStock'],
])('is refused with %j', async (changes, field) => {
  const { id } = await begun();
  const asked = { ...adding(id, 'maat L', changes), requestId: requestId() };
  const { extensions } = await anja.error(FamilyAddVariantDocument, asked);
  expect([extensions.code, Object.keys(extensions.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  expect(await titles()).toEqual(['Shirt (maat M)']);
});

it('what is no variant gets none beside it, and what is one does not begin again', async () => {
  const { id } = await stock.addProduct('Mok');
  expect((await anja.error(FamilyAddVariantDocument, adding(id, 'groot'))).message).toBe(
    'Dit product heeft geen varianten. Voeg er eerst een toe.',
  );
  const m = await begun();
  const first = { family: 'Shirt', variant: 'maat S' };
  expect((await anja.error(FamilyBeginDocument, { ...m, first })).message).toBe(
    'Dit product heeft al varianten.',
  );
  expect(
    (await anja.error(FamilyEditVariantDocument, { id, revision: 1, product: edit({ variant: 'groot' }) }))
      .extensions.fields,
  ).toHaveProperty('variant');
});

const edit = (changes: object = {}) => ({ title: 'Mok', price: 1250, ...changes });

it('names that are too long together are refused, and nothing is changed', async () => {
  const m = await begun();
  const l = await add(m.id, 'l'.repeat(80));
  const name = { name: 'x'.repeat(118) };
  const { extensions } = await anja.error(FamilyRenameDocument, { familyId: m.familyId ?? '', name });
  expect(extensions.fields).toEqual({
    name: 'De naam en de variant zijn samen te lang. Maak er een korter.',
  });
  expect(await titles()).toEqual([l.title, 'Shirt (maat M)']);
});

describe('editing one', () => {
  it('changes which variant it is, and its title with it; not into one that is there', async () => {
    const m = await begun();
    const l = await add(m.id, 'maat L');
    const product = { title: l.title, price: 1400, variant: 'maat XL' };
    const { editProduct } = await anja.data(FamilyEditVariantDocument, { ...l, product });
    expect(editProduct).toMatchObject({ title: 'Shirt (maat XL)', variant: 'maat XL', price: 1400 });
    const taken = { ...product, title: editProduct.title, variant: 'Maat m' };
    expect(
      (await anja.error(FamilyEditVariantDocument, { ...editProduct, product: taken })).extensions.fields,
    ).toEqual({ variant: 'Deze variant is er al. Kies een andere naam.' });
    const none = { ...taken, variant: null };
    expect(
      (await anja.error(FamilyEditVariantDocument, { ...editProduct, product: none })).extensions.fields,
    ).toEqual({ variant: 'Vul in welke variant dit is, zoals maat L' });
  });

  it('a remote of before, which knows nothing of variants, leaves the family; its other title is refused', async () => {
    const { id, revision, title } = await begun();
    const { editProduct } = await anja.data(EditProductDocument, {
      ...{ id, revision, product: { title, price: 900 } },
    });
    expect(await named('Shirt (maat M)')).toMatchObject({ family: 'Shirt', variant: 'maat M', price: 900 });
    const other = { title: 'T-shirt', price: 900 };
    const again = { id, revision: editProduct.revision, product: other };
    expect((await anja.error(EditProductDocument, again)).extensions.fields).toHaveProperty('title');
    expect(await titles()).toEqual(['Shirt (maat M)']);
  });

  it('gives the others what is said of it, and its price when that is asked; again it changes nothing', async () => {
    const upload = () => uploadOf(stage.api, 'images/products', demoPng(1), 'shirt.png', anja.cookie);
    const [first, second] = [await upload(), await upload()];
    const m = await begun({ imageId: first.id });
    const l = await add(m.id, 'maat L');
    expect(l.image?.id).toBe(first.id);
    const product = {
      ...{ title: m.title, price: 999, description: 'Biologisch', suppliers: 'Wever', deliveryPrice: 395 },
      imageId: second.id,
    };
    await anja.data(FamilyEditVariantDocument, { ...m, product });
    // The other one has it still.
    expect(await exists(first)).toBe(true);
    const share = (withPrice: boolean) => anja.data(FamilyShareDocument, { id: m.id, withPrice });
    await share(false);
    expect(await named('Shirt (maat L)')).toMatchObject({
      ...{ description: 'Biologisch', suppliers: 'Wever', deliveryPrice: 395, price: 1500, amount: 3 },
      image: { id: second.id },
    });
    expect([await exists(first), await exists(second)]).toEqual([false, true]);
    const { shareWithFamily } = await share(true);
    expect(shareWithFamily.map(({ variant, price }) => [variant, price])).toEqual([
      ['maat M', 999],
      ['maat L', 999],
    ]);
    expect((await share(true)).shareWithFamily).toEqual(shareWithFamily);
  });
});

describe('the name that they share', () => {
  it('is changed for all of them at once', async () => {
    const m = await begun();
    await add(m.id, 'maat L');
    const bram = await signedIn(stage.api, { name: 'Bram', general: ['stockAdmin'] });
    const { renameFamily } = await bram.data(FamilyRenameDocument, {
      ...{ familyId: m.familyId ?? '', name: { name: 'T-shirt' } },
    });
    expect(renameFamily.map(({ title, family }) => [title, family])).toEqual([
      ['T-shirt (maat M)', 'T-shirt'],
      ['T-shirt (maat L)', 'T-shirt'],
    ]);
    // Whoever has one of them in a form is told who did that.
    const product = { title: m.title, price: 1 };
    expect((await anja.error(FamilyEditVariantDocument, { ...m, product })).extensions).toMatchObject({
      ...{ code: 'CONFLICT', modifiedBy: 'Bram' },
    });
    expect(renameFamily[0]?.changeLog.at(-1)).toMatch(/Bram: hernoemd van Shirt \(maat M\)$/);
    const found = (await anja.data(FamilySearchDocument, { text: 't-shirt maat' })).search.items;
    expect(found.map(({ title }) => title).sort()).toEqual(['T-shirt (maat L)', 'T-shirt (maat M)']);
    const gone = { familyId: '64b000000000000000000000', name: { name: 'T-shirt' } };
    expect((await anja.error(FamilyRenameDocument, gone)).extensions.code).toBe('NOT_FOUND');
  });

  it('is one name when three change it while a variant is added, and its stock is sold', async () => {
    const m = await begun();
    for (const variant of ['maat S', 'maat L', 'maat XL']) await add(m.id, variant);
    const familyId = m.familyId ?? '';
    await Promise.all([
      ...['Hemd', 'Tricot', 'Trui'].map((name) =>
        anja.run(FamilyRenameDocument, { familyId, name: { name } }),
      ),
      anja.run(FamilyAddVariantDocument, adding(m.id, 'maat XXL')),
      sell(m, 1),
    ]);
    await settleFamilies();
    const found = await all();
    expect(new Set(found.map(({ family }) => family)).size).toBe(1);
    expect(found.map(({ title }) => title)).toEqual(
      ['S', 'M', 'L', 'XL', 'XXL'].map((size) => `${found[0]?.family} (maat ${size})`),
    );
    expect(found[1]?.amount).toBe(9);
  });

  it('that a crash left half is settled: the newest one counts', async () => {
    const m = await begun();
    const l = await add(m.id, 'maat L');
    await ProductModel.updateOne(
      { _id: l.id },
      { $set: { family: 'Hemd', title: 'Hemd (maat L)', familyNamed: '2999-01-01' } },
    );
    await settleFamilies();
    expect(await titles()).toEqual(['Hemd (maat M)', 'Hemd (maat L)']);
    await settleFamilies();
    expect((await named('Hemd (maat M)')).revision).toBe(m.revision + 1);
  });
});

describe('one that goes', () => {
  it('leaves the others, and comes back into its family, under the name of now', async () => {
    const upload = await uploadOf(stage.api, 'images/products', demoPng(1), 'shirt.png', anja.cookie);
    const m = await begun({ imageId: upload.id });
    const l = await add(m.id, 'maat L', { initialStock: 0 });
    await anja.data(DeleteProductDocument, { id: l.id });
    expect(await titles()).toEqual(['Shirt (maat M)']);
    expect(await exists(upload)).toBe(true);
    await anja.data(FamilyRenameDocument, { familyId: m.familyId ?? '', name: { name: 'Hemd' } });
    await anja.data(FamilyRestoreDocument, { id: l.id });
    expect(await titles()).toEqual(['Hemd (maat M)', 'Hemd (maat L)']);
  });

  it('comes back also when its family got a name that is too long with it: its title is cut, and its form says so', async () => {
    const m = await begun();
    const l = await add(m.id, 'l'.repeat(80), { initialStock: 0 });
    await anja.data(DeleteProductDocument, { id: l.id });
    const name = { name: 'x'.repeat(150) };
    await anja.data(FamilyRenameDocument, { familyId: m.familyId ?? '', name });
    await anja.data(FamilyRestoreDocument, { id: l.id });
    const back = (await all()).find(({ id }) => id === l.id) as VariantFragment;
    expect([back.family, back.title.length]).toEqual([name.name, 200]);
    const product = { title: back.title, price: 1500 };
    expect((await anja.error(FamilyEditVariantDocument, { ...back, product })).extensions.fields).toEqual({
      variant: 'De naam en de variant zijn samen te lang. Maak er een korter.',
    });
    const short = { ...product, variant: 'lang' };
    const { editProduct } = await anja.data(FamilyEditVariantDocument, { ...back, product: short });
    expect(editProduct.title).toBe(`${name.name} (lang)`);
  });

  it('becomes a product of its own, whose place another takes; the last one keeps what it is called', async () => {
    const m = await begun();
    const l = await add(m.id, 'maat L');
    const { leaveFamily } = await anja.data(FamilyLeaveDocument, { ...l, name: { name: 'Groot shirt' } });
    expect(leaveFamily).toMatchObject({
      ...{ title: 'Groot shirt', familyId: null, family: null, variant: null, amount: 3 },
    });
    expect(await titles()).toEqual(['Groot shirt', 'Shirt (maat M)']);
    await add(m.id, 'maat L');
    const again = { ...leaveFamily, name: { name: 'Shirt' } };
    expect((await anja.error(FamilyLeaveDocument, again)).message).toBe(
      'Dit product heeft geen varianten. Voeg er eerst een toe.',
    );
  });
});

it('a product that is there becomes one of another, with its stock and its orders', async () => {
  const m = await begun();
  const { id, revision } = await stock.addProduct('Shirt groot', 4);
  const order = orderOf([{ productId: id, amount: 2 }]);
  await actAs(stage.api.url).data(PlaceWebshopOrderDocument, { order });
  const taken = { productId: m.id, variant: 'maat m' };
  expect(
    (await anja.error(FamilyJoinDocument, { id, revision, joined: taken })).extensions.fields,
  ).toHaveProperty('variant');
  const joined = { productId: m.id, variant: 'maat L' };
  const { joinFamily } = await anja.data(FamilyJoinDocument, { id, revision, joined });
  expect(joinFamily).toMatchObject({ title: 'Shirt (maat L)', familyId: m.familyId, amount: 4 });
  expect((await stock.products()).map(({ title, reserved }) => [title, reserved])).toEqual([
    ['Shirt (maat M)', 0],
    ['Shirt (maat L)', 2],
  ]);
});

it('visitors see which products are one, sizes from small to large, and the order names the variant', async () => {
  const m = await begun({}, 'M');
  const xl = await add(m.id, 'XL', { initialStock: 1 });
  for (const [variant, initialStock] of [
    ['S', 0],
    ['3XL', 2],
    ['Rood 10', 1],
    ['Rood 9', 1],
  ] as const)
    await add(m.id, variant, { initialStock });
  await stock.addProduct('Shirt, los', 1);
  const visitor = actAs(stage.api.url);
  const { webshopProducts } = await visitor.data(FamilyShopDocument);
  expect(webshopProducts.map(({ variant, available }) => [variant, available])).toEqual([
    ['S', 0],
    ['M', 10],
    ['XL', 1],
    ['3XL', 2],
    ['Rood 9', 1],
    ['Rood 10', 1],
    [null, 1],
  ]);
  expect(new Set(webshopProducts.map(({ familyId }) => familyId))).toEqual(new Set([m.familyId, null]));
  const order = orderOf([{ productId: xl.id, amount: 1 }]);
  await visitor.data(PlaceWebshopOrderDocument, { order });
  const { webshopOrders } = await anja.data(WebshopOrdersDocument, {});
  expect(webshopOrders.edges[0]?.node.lines).toMatchObject([{ title: 'Shirt (XL)', amount: 1 }]);
  const again = { order: { ...order, requestId: requestId() } };
  expect((await visitor.error(PlaceWebshopOrderDocument, again)).extensions.fields).toEqual({
    lines: 'Shirt (XL) is uitverkocht',
  });
});

it('the report has them beside each other, also one that is gone, under the name of now', async () => {
  const m = await begun();
  const l = await add(m.id, 'maat L');
  await stock.addProduct('Mok', 1, { price: 350 });
  await sell(m, 2, 1250);
  await sell(l, 3, 1500);
  await anja.data(DeleteProductDocument, { id: l.id });
  await anja.data(FamilyRenameDocument, { familyId: m.familyId ?? '', name: { name: 'Hemd' } });
  expect(await report()).toMatchObject([
    { family: 'Hemd', variant: 'maat M', stock: 8, value: 10_000, sold: 2, turnover: 2500 },
    { family: 'Hemd', variant: 'maat L', stock: 0, value: 0, sold: 3, turnover: 4500 },
    { title: 'Mok', family: null, variant: null, stock: 1, sold: 0, turnover: 0 },
  ]);
});

it('a product that was removed as a variant, came back and left, is no more beside the others in the report', async () => {
  const m = await begun();
  const l = await add(m.id, 'maat L', { initialStock: 1 });
  await sell(l, 1, 1500);
  await anja.data(DeleteProductDocument, { id: l.id });
  await anja.data(FamilyRestoreDocument, { id: l.id });
  const { revision } = await named('Shirt (maat L)');
  await anja.data(FamilyLeaveDocument, { id: l.id, revision, name: { name: 'Groot' } });
  await anja.data(DeleteProductDocument, { id: l.id });
  expect((await report()).map(({ family, sold }) => [family, sold])).toEqual([
    ['Shirt', 0],
    [null, 1],
  ]);
});
