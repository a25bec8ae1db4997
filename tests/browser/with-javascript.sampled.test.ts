import { isFirstOfKind } from '../harness/addresses.ts';
import { testWithJavaScript } from '../harness/with-javascript.ts';

// The other pages of each kind: with-javascript.all.test.ts.
testWithJavaScript(isFirstOfKind);
