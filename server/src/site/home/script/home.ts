import { startAccountForm } from './account-form.ts';

// The script of the home page.
startAccountForm();
