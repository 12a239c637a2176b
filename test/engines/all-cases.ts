import './cases/widget.case.ts';
import './cases/frame.case.ts';
import './cases/take-over.case.ts';
import './cases/field-actions.case.ts';
import './cases/field-editing.case.ts';
import './cases/complaints.case.ts';
import './cases/site.case.ts';
import { useEngine } from './use-engine.ts';

// In one file, so that one browser serves all cases: its start takes as long as ten of them.
useEngine();
