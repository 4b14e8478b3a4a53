import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog } from 'kit/editing';
import { useSnackbar } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockDeleteProductDocument,
  StockEditProductDocument,
  type StockProductFormFragment,
  StockProductFormFragmentDoc,
  StockShareWithFamilyDocument,
} from '../gql/graphql';
import { failureText, useStockSave } from '../useStockSave';
import { ProductInputs } from './ProductInputs';
import {
  productInput,
  productLabels,
  productSchema,
  type ProductValues,
  valuesOf,
  variantSchema,
} from './productValues';

interface EditProps extends DeleteProps {
  /** It is a variant, and not the only one of its product. */
  hasOthers: boolean;
  /** The product as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof StockProductFormFragmentDoc> | undefined>;
}

interface DeleteProps {
  product: FragmentType<typeof StockProductFormFragmentDoc>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes what is said of a product, which may be changed by somebody else at the same time. */
export function EditProductDialog({ product: masked, hasOthers, fetchLatest, onDone, onClose }: EditProps) {
  const product = getFragmentData(StockProductFormFragmentDoc, masked);
  const isVariant = Boolean(product.familyId);
  const { save } = useStockSave(StockEditProductDocument, { done: 'Product aangepast' });
  const { save: share } = useStockSave(StockShareWithFamilyDocument);
  const snackbar = useSnackbar();
  return (
    <EditDialog<StockProductFormFragment, ProductValues>
      title={`${product.title} aanpassen`}
      onClose={onClose}
      schema={isVariant ? variantSchema : productSchema}
      record={product}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, product: productInput(values) });
        const withPrice = values.isPriceShared === true;
        // It itself is saved by now: what is refused here is told, and is asked again from its form.
        if (hasOthers && values.isShared)
          await share({ id, withPrice }).catch((error: unknown) =>
            snackbar.show(`De andere varianten zijn niet bijgewerkt. ${failureText(error)}`, {
              tone: 'error',
            }),
          );
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(StockProductFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(productLabels, mine, valuesOf(theirs))}
    >
      <ProductInputs image={product.image} isVariant={isVariant} hasOthers={hasOthers} />
    </EditDialog>
  );
}

/** Asks before a product goes; refused while there is stock or an open order. */
export function DeleteProductDialog({ product, onDone, onClose }: DeleteProps) {
  const { id, title, familyId } = getFragmentData(StockProductFormFragmentDoc, product);
  const snackbar = useSnackbar();
  const { save } = useStockSave(StockDeleteProductDocument);
  return (
    <DeleteDialog
      question={`${title} verwijderen?`}
      hangsOn={{ kind: 'Product', id }}
      onDelete={async () => {
        await save({ id });
        snackbar.show('Product verwijderd');
        await onDone();
      }}
      onClose={onClose}
    >
      {familyId && 'Andere varianten blijven. '}
      Het product gaat uit de voorraad en uit de webshop. Deze actie is onomkeerbaar. Wat ervan is verkocht,
      blijft in de omzet staan.
    </DeleteDialog>
  );
}
