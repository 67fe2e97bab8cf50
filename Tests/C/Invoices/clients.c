/* The seller and its logo, clients, and what the user has paid for. */
#include "invoicing.h"

/* ----------------------------------------------------------------------------------- the seller */

static taskcore_profile *read_profile(taskcore_store *store) {
  taskcore_profile *profile = NULL;
  CHECK_OK(taskcore_profile_read(store, &profile));
  return profile;
}

static taskcore_party only_member(uint64_t field) {
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = field;
  return party;
}

static void a_seller_has_no_text_at_first(taskcore_store *store) {
  taskcore_profile *profile = read_profile(store);
  const taskcore_profile_content *content = taskcore_profile_contents(profile);
  const char *const *first = &content->seller->name, *const *last = &content->seller->prices;
  CHECK_INT(content->seller->fields, (1LL << 33) - 1);
  CHECK_INT(last - first, 32);
  for (const char *const *text = first; text <= last; text++) CHECK_TEXT(*text, "");
  CHECK(content->logo == NULL);
  CHECK_INT(content->logo_length, 0);
  taskcore_profile_free(profile);
}

static void what_is_not_given_of_a_seller_stays(taskcore_store *store) {
  set_seller(store);
  taskcore_party changes = only_member(TASKCORE_PARTY_PHONE | TASKCORE_PARTY_CITY);
  changes.phone = "+33 1 23 45 67 89";
  changes.city = "";
  changes.name = "Not announced";
  CHECK_OK(taskcore_profile_set(store, &changes));
  taskcore_profile *profile = read_profile(store);
  const taskcore_party *seller = taskcore_profile_contents(profile)->seller;
  CHECK_TEXT(seller->name, "Atelier Dupont");
  CHECK_TEXT(seller->phone, "+33 1 23 45 67 89");
  CHECK_TEXT(seller->city, "");
  CHECK_TEXT(seller->siren, "732829320");
  taskcore_profile_free(profile);
  CHECK_UNDO(store, TASKCORE_ACTION_CHANGE_PROFILE);
  profile = read_profile(store);
  CHECK_TEXT(taskcore_profile_contents(profile)->seller->city, "Paris");
  CHECK_TEXT(taskcore_profile_contents(profile)->seller->phone, "");
  taskcore_profile_free(profile);
}

static void a_change_to_the_same_is_no_step(taskcore_store *store) {
  set_seller(store);
  set_seller(store);
  CHECK_UNDO(store, TASKCORE_ACTION_CHANGE_PROFILE);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
}

static void texts_of_a_seller_are_put_in_order(taskcore_store *store) {
  taskcore_party party =
      only_member(TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_IBAN |
                  TASKCORE_PARTY_LOCALE | TASKCORE_PARTY_CURRENCY | TASKCORE_PARTY_SIREN);
  party.name = "  Élodie & <Fils>  ";
  party.country = "fr";
  party.iban = "fr76 3000 6000 0112 3456 7890 189";
  party.locale = "fr_fr";
  party.currency = "eur";
  party.siren = "732 829 320";
  CHECK_OK(taskcore_profile_set(store, &party));
  taskcore_profile *profile = read_profile(store);
  const taskcore_party *seller = taskcore_profile_contents(profile)->seller;
  CHECK_TEXT(seller->name, "Élodie & <Fils>");
  CHECK_TEXT(seller->country, "FR");
  CHECK_TEXT(seller->iban, "FR7630006000011234567890189");
  CHECK_TEXT(seller->locale, "fr-FR");
  CHECK_TEXT(seller->currency, "EUR");
  CHECK_TEXT(seller->siren, "732829320");
  taskcore_profile_free(profile);
}

#define WRONG_PARTY(bit, member, value, field)                                     \
  do {                                                                             \
    taskcore_party wrong = only_member(bit | TASKCORE_PARTY_NAME);                 \
    wrong.name = "Fine";                                                           \
    wrong.member = value;                                                          \
    REFUSE(store, taskcore_profile_set(store, &wrong), TASKCORE_EINVALID, field);  \
    REFUSE(store, add_party(store, &wrong, NULL, NULL), TASKCORE_EINVALID, field); \
  } while (0)

/* Of two members, a wrong one keeps the other one out too. */
static void wrong_numbers_are_refused_with_all_beside_them(taskcore_store *store) {
  WRONG_PARTY(TASKCORE_PARTY_SIREN, siren, "732829321", "siren");
  WRONG_PARTY(TASKCORE_PARTY_SIREN, siren, "73282932", "siren");
  WRONG_PARTY(TASKCORE_PARTY_SIRET, siret, "73282932000075", "siret");
  WRONG_PARTY(TASKCORE_PARTY_VAT_NUMBER, vat_number, "FR45732829320", "vat_number");
  WRONG_PARTY(TASKCORE_PARTY_VAT_NUMBER, vat_number, "FR", "vat_number");
  WRONG_PARTY(TASKCORE_PARTY_IBAN, iban, "FR7630006000011234567890188", "iban");
  WRONG_PARTY(TASKCORE_PARTY_IBAN, iban, "XX00", "iban");
  WRONG_PARTY(TASKCORE_PARTY_BIC, bic, "AGRI", "bic");
  WRONG_PARTY(TASKCORE_PARTY_COUNTRY, country, "XX", "country");
  WRONG_PARTY(TASKCORE_PARTY_COUNTRY, country, "FRA", "country");
  WRONG_PARTY(TASKCORE_PARTY_CURRENCY, currency, "FRF", "currency");
  WRONG_PARTY(TASKCORE_PARTY_CURRENCY, currency, "XAU", "currency");
  WRONG_PARTY(TASKCORE_PARTY_LOCALE, locale, "it", "locale");
  WRONG_PARTY(TASKCORE_PARTY_LOCALE, locale, "fr-FR-x", "locale");
  WRONG_PARTY(TASKCORE_PARTY_EMAIL, email, "nobody", "email");
  WRONG_PARTY(TASKCORE_PARTY_EMAIL, email, "a@b.c\r\nBcc: d@e.f", "email");
  WRONG_PARTY(TASKCORE_PARTY_ELECTRONIC_SCHEME, electronic_scheme, "9999", "electronic_scheme");
  WRONG_PARTY(TASKCORE_PARTY_ELECTRONIC_ADDRESS, electronic_address, "a b", "electronic_address");
  WRONG_PARTY(TASKCORE_PARTY_STREET, street, "one\ntwo", "street");
  WRONG_PARTY(TASKCORE_PARTY_STREET, street, "a\x01z", "street");
  WRONG_PARTY(TASKCORE_PARTY_STREET, street, "\xEF\xBF\xBF", "street"); /* U+FFFF */
  WRONG_PARTY(TASKCORE_PARTY_STREET, street, "\xED\xA0\x80", "street");
  WRONG_PARTY(TASKCORE_PARTY_STREET, street, NULL, "street");
}

static void a_text_has_at_most_200_characters(taskcore_store *store) {
  char *longest = repeated("é", 200), *longer = repeated("é", 201);
  taskcore_party party = only_member(TASKCORE_PARTY_NAME);
  party.name = longest;
  CHECK_OK(taskcore_profile_set(store, &party));
  party.name = longer;
  REFUSE(store, taskcore_profile_set(store, &party), TASKCORE_EINVALID, "name");
  free(longest);
  free(longer);
}

/* ------------------------------------------------------------------------------------- the logo */

/* A whole PNG file of one grey pixel. */
static const uint8_t png[] = {
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48,
    0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00,
    0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0x00,
    0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82};

static void an_hour_has_a_rate(taskcore_store *store) {
  static const int64_t wrong[] = {-1, INT64_MIN, INT64_MAX, 1000000000000001};
  CHECK_OK(taskcore_profile_set_hourly_rate(store, 87500000));
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    REFUSE(store, taskcore_profile_set_hourly_rate(store, wrong[i]), TASKCORE_EINVALID,
           "hourly_rate_millionths");
  taskcore_profile *profile = read_profile(store);
  CHECK_INT(taskcore_profile_contents(profile)->hourly_rate_millionths, 87500000);
  taskcore_profile_free(profile);
  CHECK_OK(taskcore_profile_set_hourly_rate(store, 0));
  profile = read_profile(store);
  CHECK_INT(taskcore_profile_contents(profile)->hourly_rate_millionths, 0);
  taskcore_profile_free(profile);
}

static void a_logo_is_kept_byte_by_byte(taskcore_store *store) {
  CHECK_OK(taskcore_profile_set_logo(store, png, sizeof png));
  taskcore_profile *profile = read_profile(store);
  CHECK_INT(taskcore_profile_contents(profile)->logo_length, sizeof png);
  CHECK(memcmp(taskcore_profile_contents(profile)->logo, png, sizeof png) == 0);
  CHECK_OK(taskcore_profile_set_logo(store, NULL, 0)); /* what was read is as it was */
  CHECK(memcmp(taskcore_profile_contents(profile)->logo, png, sizeof png) == 0);
  taskcore_profile_free(profile);
  profile = read_profile(store);
  CHECK(taskcore_profile_contents(profile)->logo == NULL);
  taskcore_profile_free(profile);
  CHECK_OK(taskcore_undo(store, NULL));
  profile = read_profile(store);
  CHECK_INT(taskcore_profile_contents(profile)->logo_length, sizeof png);
  taskcore_profile_free(profile);
  CHECK_OK(taskcore_undo(store, NULL));
  profile = read_profile(store);
  CHECK_INT(taskcore_profile_contents(profile)->logo_length, 0);
  taskcore_profile_free(profile);
}

static void what_is_no_picture_is_refused(taskcore_store *store) {
  static uint8_t large[1048577];
  static const char *const others[] = {"", "GIF89a", "%PDF-1.7", "<svg/>", "\xFF\xD8\xFF"};
  for (size_t i = 1; i < sizeof others / sizeof *others; i++) {
    REFUSE(store, taskcore_profile_set_logo(store, (const uint8_t *)others[i], strlen(others[i])),
           TASKCORE_EINVALID, "bytes");
  }
  for (size_t length = 1; length < 33; length++) { /* the header is cut */
    REFUSE(store, taskcore_profile_set_logo(store, png, length), TASKCORE_EINVALID, "bytes");
  }
  memcpy(large, png, sizeof png);
  CHECK_STATUS(taskcore_profile_set_logo(store, large, sizeof large), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_profile_set_logo(store, NULL, 1), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_profile_set_logo(store, NULL, SIZE_MAX), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_profile_set_logo(store, png, SIZE_MAX), TASKCORE_EINVALID);
}

/* -------------------------------------------------------------------------------------- clients */

static const char *clients_found(taskcore_store *store,
                                 const taskcore_client_query_options *options) {
  static char names[4096];
  taskcore_client_list *list = NULL;
  CHECK_OK(taskcore_client_query(store, options, &list));
  size_t length = 0;
  names[0] = '\0';
  for (size_t i = 0; i < taskcore_client_list_count(list); i++) {
    length += (size_t)snprintf(names + length, sizeof names - length, "%s%s", i > 0 ? "|" : "",
                               taskcore_client_list_at(list, i)->party->name);
    CHECK(length < sizeof names);
  }
  taskcore_client_list_free(list);
  return names;
}

static const char *clients_with(taskcore_store *store, const char *words) {
  taskcore_client_query_options options = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  options.fields = TASKCORE_CLIENT_QUERY_TEXT;
  options.text = words;
  return clients_found(store, &options);
}

static void a_client_is_of_a_kind(taskcore_store *store) {
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  taskcore_client_list *list = NULL;
  int64_t ada = add_client(store, "Ada");
  input.fields = TASKCORE_CLIENT_KIND;
  input.kind = TASKCORE_CLIENT_KIND_PRIVATE_PERSON;
  CHECK_OK(taskcore_client_update(store, &ada, 1, &input));
  add_client(store, "Bob");
  CHECK_OK(taskcore_client_query(store, NULL, &list));
  CHECK_INT(taskcore_client_list_at(list, 0)->kind, TASKCORE_CLIENT_KIND_PRIVATE_PERSON);
  CHECK_INT(taskcore_client_list_at(list, 1)->kind, TASKCORE_CLIENT_KIND_BUSINESS);
  taskcore_client_list_free(list);
  for (input.kind = -1; input.kind <= 4; input.kind += input.kind == 0 ? 4 : 1)
    REFUSE(store, taskcore_client_update(store, &ada, 1, &input), TASKCORE_EINVALID, "kind");
}

static void clients_are_listed_by_their_names(taskcore_store *store) {
  static const char *const names[] = {"zoo", "Élan", "Eau", "eclair", "Zèbre"};
  for (size_t i = 0; i < 5; i++) add_client(store, names[i]);
  CHECK_TEXT(clients_found(store, NULL), "Eau|eclair|Élan|Zèbre|zoo");
}

static void clients_are_found_by_the_beginnings_of_words(taskcore_store *store) {
  taskcore_client_query_options options = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  taskcore_client_list *list = NULL;
  taskcore_party party = french_party("Éclair & Cie", "404833048");
  party.fields |= TASKCORE_PARTY_TRADING_NAME | TASKCORE_PARTY_VAT_NUMBER;
  party.trading_name = "Chez Zoé";
  party.city = "Lyon";
  party.vat_number = "FR83404833048";
  CHECK_OK(add_party(store, &party, "Not searched", NULL));
  add_client(store, "Other");
  CHECK_TEXT(clients_with(store, "ECL"), "Éclair & Cie");
  CHECK_TEXT(clients_with(store, "cie écl"), "Éclair & Cie");
  CHECK_TEXT(clients_with(store, "zoe"), "Éclair & Cie");
  CHECK_TEXT(clients_with(store, "lyon"), "Éclair & Cie");
  CHECK_TEXT(clients_with(store, "FR834"), "Éclair & Cie");
  CHECK_TEXT(clients_with(store, "4048"), "Éclair & Cie|Other");
  CHECK_TEXT(clients_with(store, "contact@ex"), "Éclair & Cie|Other");
  CHECK_TEXT(clients_with(store, "lair"), "");
  CHECK_TEXT(clients_with(store, "ecl nobody"), "");
  options.fields = TASKCORE_CLIENT_QUERY_TEXT;
  options.text = "% _ \" * '"; /* no word */
  CHECK_STATUS(taskcore_client_query(store, &options, &list), TASKCORE_EINVALID);
  CHECK(list == NULL);
}

static void an_archived_client_is_out_of_the_way(taskcore_store *store) {
  taskcore_client_query_options options = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  taskcore_client_list *list = NULL;
  int64_t ada = add_client(store, "Ada");
  add_client(store, "Bob");
  clock_ms += 5000;
  CHECK_OK(archive_client(store, ada, 1));
  clock_ms += 5000;
  CHECK_OK(archive_client(store, ada, 1)); /* stays so since then */
  CHECK_TEXT(clients_found(store, NULL), "Bob");
  options.fields = TASKCORE_CLIENT_QUERY_ARCHIVED;
  options.archived = TASKCORE_YES;
  CHECK_OK(taskcore_client_query(store, &options, &list));
  CHECK_INT(taskcore_client_list_count(list), 1);
  CHECK_INT(taskcore_client_list_at(list, 0)->is_archived, 1);
  CHECK_INT(taskcore_client_list_at(list, 0)->archived_ms, START_MS + 5000);
  CHECK_INT(taskcore_client_list_at(list, 0)->created_ms, START_MS);
  taskcore_client_list_free(list);
  options.archived = 3;
  CHECK_STATUS(taskcore_client_query(store, &options, &list), TASKCORE_EINVALID);
  options.archived = TASKCORE_ANY;
  CHECK_TEXT(clients_found(store, &options), "Ada|Bob");
  options.archived = TASKCORE_NO;
  CHECK_TEXT(clients_found(store, &options), "Bob");
  options.fields = 0;
  CHECK_TEXT(clients_found(store, &options), "Ada|Bob");
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = ada;
  REFUSE(store, taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, NULL),
         TASKCORE_ECONFLICT, "client_id");
  CHECK_OK(archive_client(store, ada, 0));
  CHECK_TEXT(clients_found(store, NULL), "Ada|Bob");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_CLIENTS);
  CHECK_TEXT(clients_found(store, NULL), "Bob");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_CLIENTS); /* what stayed so is no step */
  CHECK_TEXT(clients_found(store, NULL), "Ada|Bob");
}

static void one_change_sets_the_party_the_notes_and_the_archive(taskcore_store *store) {
  taskcore_client_query_options options = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  taskcore_client_list *list = NULL;
  taskcore_party party = only_member(TASKCORE_PARTY_NAME);
  party.name = "Ada";
  taskcore_client_input input = client_of(&party, "one");
  input.fields |= TASKCORE_CLIENT_ARCHIVED;
  input.is_archived = 1;
  int64_t id = 0;
  CHECK_OK(taskcore_client_add(store, &input, &id));
  CHECK_OK(taskcore_client_query(store, &options, &list));
  CHECK_INT(taskcore_client_list_at(list, 0)->archived_ms, START_MS);
  CHECK_TEXT(taskcore_client_list_at(list, 0)->notes, "one");
  taskcore_client_list_free(list);
  party.name = "Bob";
  input.notes = "two";
  input.is_archived = 0;
  CHECK_OK(taskcore_client_update(store, &id, 1, &input));
  CHECK_TEXT(clients_found(store, NULL), "Bob");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_CLIENTS);
  CHECK_TEXT(clients_found(store, NULL), "");
  CHECK_TEXT(clients_found(store, &options), "Ada");
}

static void several_clients_are_changed_in_one_step(taskcore_store *store) {
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  int64_t ids[] = {add_client(store, "Ada"), add_client(store, "Bob"), 99};
  input.fields = TASKCORE_CLIENT_ARCHIVED;
  input.is_archived = 1;
  REFUSE(store, taskcore_client_update(store, ids, 3, &input), TASKCORE_ENOTFOUND, "ids");
  CHECK_INT(refusal.index, 2);
  CHECK_TEXT(clients_found(store, NULL), "Ada|Bob");
  ids[2] = ids[0]; /* counts once */
  CHECK_OK(taskcore_client_update(store, ids, 3, &input));
  CHECK_TEXT(clients_found(store, NULL), "");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_CLIENTS);
  CHECK_TEXT(clients_found(store, NULL), "Ada|Bob");
  REFUSE(store, taskcore_client_update(store, NULL, 1, &input), TASKCORE_EINVALID, "ids");
  CHECK_OK(taskcore_client_update(store, NULL, 0, &input)); /* no step */
  CHECK_STATUS(archive_client(store, ids[0], 1), TASKCORE_OK);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_CLIENTS);
}

/* The change that an observer was told of. */
static int32_t note_bits(const taskcore_commit *commit, void *payload) {
  *(uint64_t *)payload = commit->changes[0].fields;
  return 0;
}

static void observers_get_the_bits_of_the_client_and_of_its_party(taskcore_store *store) {
  uint64_t bits = 0;
  int64_t id = add_client(store, "Ada");
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, note_bits, &bits, NULL, &observer));
  taskcore_party party = only_member(TASKCORE_PARTY_CITY | TASKCORE_PARTY_CURRENCY);
  party.city = "London";
  party.currency = "GBP";
  CHECK_OK(change_client(store, id, &party, "Pays late"));
  CHECK_INT(bits, TASKCORE_PARTY_CITY | TASKCORE_PARTY_CURRENCY | TASKCORE_CLIENT_NOTES);
  CHECK_OK(archive_client(store, id, 1));
  CHECK_INT(bits, TASKCORE_CLIENT_ARCHIVED);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_INT(bits, TASKCORE_CLIENT_ARCHIVED);
  taskcore_observer_free(observer);
}

static void what_a_client_cannot_be_is_refused(taskcore_store *store) {
  int64_t id = add_client(store, "Ada");
  taskcore_client_input input = client_of(NULL, "new");
  REFUSE(store, taskcore_client_add(store, &input, NULL), TASKCORE_EINVALID, "name");
  input.fields |= TASKCORE_CLIENT_PARTY;
  REFUSE(store, taskcore_client_update(store, &id, 1, &input), TASKCORE_EINVALID, "party");
  input.fields = TASKCORE_CLIENT_NOTES | TASKCORE_CLIENT_KIND << 1;
  REFUSE(store, taskcore_client_update(store, &id, 1, &input), TASKCORE_EINVALID, "fields");
  input.fields = TASKCORE_CLIENT_NOTES;
  input.struct_size = 1;
  REFUSE(store, taskcore_client_update(store, &id, 1, &input), TASKCORE_EINVALID, "struct_size");
  REFUSE(store, taskcore_client_update(store, &id, 1, NULL), TASKCORE_EINVALID, "input");
  REFUSE(store, archive_client(store, id, 2), TASKCORE_EINVALID, "is_archived");
}

static void a_client_that_an_invoice_is_for_is_not_deleted(taskcore_store *store) {
  int64_t ids[2];
  set_seller(store);
  ids[0] = add_client(store, "Free");
  ids[1] = add_client(store, "Billed");
  int64_t draft = draft_of(store, ids[1], 100);
  REFUSE(store, taskcore_client_delete(store, ids, 2), TASKCORE_ECONFLICT, "ids");
  CHECK_INT(refusal.index, 1);
  CHECK_OK(taskcore_invoice_delete(store, &draft, 1));
  CHECK_OK(taskcore_client_delete(store, ids, 2));
  CHECK_TEXT(clients_found(store, NULL), "");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_CLIENTS);
  CHECK_TEXT(clients_found(store, NULL), "Billed|Free");
}

static void a_client_changes_and_is_found_by_its_uid(taskcore_store *store) {
  int64_t id = add_client(store, "Ada"), found = 7;
  taskcore_client_list *list = NULL;
  taskcore_party party = only_member(TASKCORE_PARTY_CITY);
  party.city = "Lille";
  CHECK_OK(change_client(store, id, &party, "one\ntwo"));
  CHECK_OK(change_client(store, id, NULL, NULL));
  CHECK_OK(taskcore_client_query(store, NULL, &list));
  const taskcore_client *client = taskcore_client_list_at(list, 0);
  CHECK_INT(client->id, id);
  CHECK_TEXT(client->party->name, "Ada");
  CHECK_TEXT(client->party->city, "Lille");
  CHECK_TEXT(client->notes, "one\ntwo");
  CHECK_OK(taskcore_client_find(store, client->uid, &found));
  CHECK_INT(found, id);
  taskcore_client_list_free(list);
  CHECK_STATUS(taskcore_client_find(store, "nobody", &found), TASKCORE_ENOTFOUND);
  CHECK_INT(found, 0);
  party = only_member(TASKCORE_PARTY_NAME);
  party.name = "  ";
  REFUSE(store, change_client(store, id, &party, NULL), TASKCORE_EINVALID, "name");
  party.name = "";
  REFUSE(store, change_client(store, id, &party, NULL), TASKCORE_EINVALID, "name");
  REFUSE(store, add_party(store, &party, NULL, NULL), TASKCORE_EINVALID, "name");
  char *notes = repeated("n", 65537);
  REFUSE(store, change_client(store, id, NULL, notes), TASKCORE_EINVALID, "notes");
  CHECK_OK(change_client(store, id, NULL, notes + 1));
  free(notes);
}

static void an_invoice_counts_for_its_client_once_it_is_issued(taskcore_store *store) {
  taskcore_client_list *list = NULL;
  set_seller(store);
  int64_t id = add_client(store, "Ada");
  int64_t first = draft_of(store, id, 100);
  draft_of(store, id, 100);
  issue(store, first);
  CHECK_OK(taskcore_invoice_void(store, first, 0, NULL));
  CHECK_OK(taskcore_client_query(store, NULL, &list));
  CHECK_INT(taskcore_client_list_at(list, 0)->invoice_count, 2);
  taskcore_client_list_free(list);
}

/* ----------------------------------------------------------------------------- the subscription */

static int entitled(taskcore_store *store, const char *feature, int64_t at_ms) {
  int32_t is_entitled = 7;
  CHECK_OK(taskcore_subscription_is_entitled(store, feature, at_ms, &is_entitled));
  return is_entitled;
}

static void a_subscription_holds_from_its_beginning_up_to_its_end(taskcore_store *store) {
  static const char *const features[] = {"invoices", "sync"};
  taskcore_subscription_content subscription = TASKCORE_SUBSCRIPTION_CONTENT_INIT;
  CHECK_INT(entitled(store, "invoices", START_MS), 0);
  subscription.fields = TASKCORE_SUBSCRIPTION_PLAN | TASKCORE_SUBSCRIPTION_SINCE |
                        TASKCORE_SUBSCRIPTION_UNTIL | TASKCORE_SUBSCRIPTION_FEATURES;
  subscription.plan = "pro";
  subscription.since_ms = START_MS;
  subscription.until_ms = START_MS + 1000;
  subscription.features = features;
  subscription.feature_count = 2;
  CHECK_OK(taskcore_subscription_set(store, &subscription));
  CHECK_INT(entitled(store, "invoices", START_MS - 1), 0);
  CHECK_INT(entitled(store, "invoices", START_MS), 1);
  CHECK_INT(entitled(store, "sync", START_MS + 999), 1);
  CHECK_INT(entitled(store, "invoices", START_MS + 1000), 0);
  CHECK_INT(entitled(store, "Invoices", START_MS), 0);
  CHECK_INT(entitled(store, "invoice", START_MS), 0);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);

  subscription.fields = TASKCORE_SUBSCRIPTION_FEATURES; /* always, and without a plan */
  CHECK_OK(taskcore_subscription_set(store, &subscription));
  CHECK_INT(entitled(store, "sync", -62135596800000), 1);
  CHECK_INT(entitled(store, "sync", 253402300799999), 1);
  taskcore_subscription *read = NULL;
  CHECK_OK(taskcore_subscription_read(store, &read));
  const taskcore_subscription_content *content = taskcore_subscription_contents(read);
  CHECK(!(content->fields & (TASKCORE_SUBSCRIPTION_SINCE | TASKCORE_SUBSCRIPTION_UNTIL)));
  CHECK_TEXT(content->plan, "");
  CHECK_INT(content->feature_count, 2);
  CHECK_TEXT(content->features[1], "sync");
  taskcore_subscription_free(read);

  CHECK_OK(taskcore_subscription_set(store, NULL));
  CHECK_INT(entitled(store, "sync", START_MS), 0);
  CHECK_OK(taskcore_subscription_read(store, &read));
  CHECK_INT(taskcore_subscription_contents(read)->fields, 0);
  taskcore_subscription_free(read);
}

static void a_wrong_subscription_is_refused(taskcore_store *store) {
  const char *many[1001];
  char *longest = repeated("f", 100), *longer = repeated("f", 101);
  taskcore_subscription_content subscription = TASKCORE_SUBSCRIPTION_CONTENT_INIT;
  for (size_t i = 0; i < 1001; i++) many[i] = longest;
  subscription.fields = TASKCORE_SUBSCRIPTION_SINCE | TASKCORE_SUBSCRIPTION_UNTIL;
  subscription.since_ms = subscription.until_ms = START_MS;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "until_ms");
  subscription.fields = TASKCORE_SUBSCRIPTION_SINCE;
  subscription.since_ms = INT64_MIN;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "since_ms");
  subscription.fields = TASKCORE_SUBSCRIPTION_FEATURES;
  subscription.features = many;
  subscription.feature_count = 1001;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  subscription.feature_count = SIZE_MAX;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  subscription.feature_count = 1000;
  CHECK_OK(taskcore_subscription_set(store, &subscription));
  many[3] = longer;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  CHECK_INT(refusal.index, 3);
  many[3] = NULL;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  many[3] = "\xFF";
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  subscription.features = NULL;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "features");
  subscription.fields = TASKCORE_SUBSCRIPTION_PLAN;
  subscription.plan = longer;
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "plan");
  subscription.plan = "a\nb";
  REFUSE(store, taskcore_subscription_set(store, &subscription), TASKCORE_EINVALID, "plan");
  int32_t is_entitled = 7;
  CHECK_STATUS(taskcore_subscription_is_entitled(store, "f", INT64_MAX, &is_entitled),
               TASKCORE_EINVALID);
  CHECK_INT(is_entitled, 0);
  CHECK_INT(entitled(store, longest, START_MS), 1);
  free(longest);
  free(longer);
}

int main(void) {
  RUN_WITH_STORE(a_seller_has_no_text_at_first);
  RUN_WITH_STORE(what_is_not_given_of_a_seller_stays);
  RUN_WITH_STORE(a_change_to_the_same_is_no_step);
  RUN_WITH_STORE(texts_of_a_seller_are_put_in_order);
  RUN_WITH_STORE(wrong_numbers_are_refused_with_all_beside_them);
  RUN_WITH_STORE(a_text_has_at_most_200_characters);
  RUN_WITH_STORE(an_hour_has_a_rate);
  RUN_WITH_STORE(a_client_is_of_a_kind);
  RUN_WITH_STORE(a_logo_is_kept_byte_by_byte);
  RUN_WITH_STORE(what_is_no_picture_is_refused);
  RUN_WITH_STORE(clients_are_listed_by_their_names);
  RUN_WITH_STORE(clients_are_found_by_the_beginnings_of_words);
  RUN_WITH_STORE(an_archived_client_is_out_of_the_way);
  RUN_WITH_STORE(one_change_sets_the_party_the_notes_and_the_archive);
  RUN_WITH_STORE(several_clients_are_changed_in_one_step);
  RUN_WITH_STORE(observers_get_the_bits_of_the_client_and_of_its_party);
  RUN_WITH_STORE(what_a_client_cannot_be_is_refused);
  RUN_WITH_STORE(a_client_that_an_invoice_is_for_is_not_deleted);
  RUN_WITH_STORE(a_client_changes_and_is_found_by_its_uid);
  RUN_WITH_STORE(an_invoice_counts_for_its_client_once_it_is_issued);
  RUN_WITH_STORE(a_subscription_holds_from_its_beginning_up_to_its_end);
  RUN_WITH_STORE(a_wrong_subscription_is_refused);
  return check_result();
}
