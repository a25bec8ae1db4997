import { isFirstOfKind } from '../harness/addresses.ts';
import { testWithJavaScript } from '../harness/with-javascript.ts';

// The first page of each kind: with-javascript.sampled.test.ts.
testWithJavaScript((address) => !isFirstOfKind(address));
